"""Stands between a browser and a server, and can be switched off as a network is. Standard library only."""
import socket
import threading


class Forwarder:
    """Forwards connections to a server, from a port of its own."""

    def __init__(self, host, port):
        self.target = (host, port)
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.open = set()
        self.is_on = True
        threading.Thread(target=self.accept, daemon=True).start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()

    def accept(self):
        while self.is_on:
            try:
                near, _ = self.listener.accept()
            except OSError:
                return
            if not self.is_on:
                near.close()
                return
            far = socket.create_connection(self.target)
            self.open |= {near, far}
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=self.pump, args=(one, other), daemon=True).start()

    def pump(self, source, sink):
        try:
            while piece := source.recv(1 << 16):
                sink.sendall(piece)
        except OSError:
            pass
        for end in (source, sink):
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass

    def stop(self):
        """Takes no connection any more, and breaks those that are open."""
        self.is_on = False
        try:
            self.listener.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass
        self.listener.close()
        for one in self.open:
            try:
                one.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass
