#!/usr/bin/env python3
"""A PostgreSQL cluster for tests, in a temporary folder, on a unix socket alone; gone at the end.

    python3 cluster.py COMMAND [ARGUMENT ...]

Starts a cluster, runs the command with its address as libpq takes it in ASTROLABE_TEST_POSTGRES, and ends with the
command's status; with 3 if this machine has no initdb. As root it runs as the user postgres, since PostgreSQL refuses
root. Standard library only.
"""
import glob
import os
import pwd
import shlex
import shutil
import subprocess
import sys
import tempfile


def folder_of_programs():
    """The folder with initdb and pg_ctl; None if there is none."""
    found = shutil.which("initdb")
    if found:
        return os.path.dirname(os.path.realpath(found))
    folders = sorted(glob.glob("/usr/lib/postgresql/*/bin"), key=lambda path: int(path.split("/")[-2].split(".")[0]))
    return folders[-1] if folders else None


class Cluster:
    """A cluster that is running.

    `settings` are those of postgresql.conf, such as "archive_mode=on"; `data` is a folder that has its data already, such
    as one of `back_up`.
    """

    def __init__(self, *settings, data=None, start=True):
        self.programs, self.settings, self.port = folder_of_programs(), settings, 5432
        self.folder = tempfile.mkdtemp(prefix="astrolabe-pg-")
        self.user = None
        if os.geteuid() == 0:
            self.user = pwd.getpwnam("postgres")
            os.chown(self.folder, self.user.pw_uid, self.user.pw_gid)
            os.chmod(self.folder, 0o755)
        self.data = data or os.path.join(self.folder, "data")
        if not data:
            self.run("initdb", "-D", self.data, "-A", "trust", "-U", "postgres", "--encoding=UTF8", "--locale=C")
        if start:
            self.start()

    def become(self):
        if self.user:
            os.setgid(self.user.pw_gid)
            os.setuid(self.user.pw_uid)

    def run(self, program, *arguments):
        done = subprocess.run([os.path.join(self.programs, program), *arguments], preexec_fn=self.become, cwd=self.folder,
                              stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, check=False)
        if done.returncode != 0:
            raise RuntimeError(f"{program} ends with {done.returncode}: {done.stderr}")

    def start(self):
        options = f"-k {self.folder} -p {self.port} -c listen_addresses= -c max_connections=1000"
        for setting in self.settings:
            options += f" -c {shlex.quote(setting)}"
        self.run("pg_ctl", "-D", self.data, "-o", options, "-l", os.path.join(self.folder, "log"), "-w", "start")

    def stop(self, mode="fast"):
        """Stops it: fast, or immediate, which is a crash."""
        self.run("pg_ctl", "-D", self.data, "-m", mode, "-w", "stop")

    def make_certificate(self):
        """Makes a certificate for localhost, and its key, in the folder."""
        made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost", "-addext",
                "subjectAltName=DNS:localhost", "-keyout", "server.key", "-out", "server.crt"]
        subprocess.run(made, preexec_fn=self.become, cwd=self.folder, check=True, capture_output=True)

    def promote(self):
        """Makes a standby a primary."""
        self.run("pg_ctl", "-D", self.data, "-w", "promote")

    def back_up(self, name, *arguments):
        """Copies the data while it runs, as an operator does; returns the folder."""
        path = os.path.join(self.folder, name)
        self.run("pg_basebackup", "-D", path, "-h", self.folder, "-U", "postgres", "-c", "fast", *arguments)
        return path

    def make_folder(self, name):
        """Makes a folder of the cluster's user beside its data."""
        path = os.path.join(self.folder, name)
        os.mkdir(path)
        if self.user:
            os.chown(path, self.user.pw_uid, self.user.pw_gid)

    def write(self, path, text):
        """Writes a file of the cluster's user."""
        with open(path, "a", encoding="utf-8") as file:
            file.write(text)
        if self.user:
            os.chown(path, self.user.pw_uid, self.user.pw_gid)

    def close(self):
        """Ends it, and deletes its folder."""
        try:
            self.stop("immediate")
        except RuntimeError:
            pass  # It was stopped before.
        shutil.rmtree(self.folder, ignore_errors=True)

    @property
    def server(self):
        """The server, as libpq takes it, without a database."""
        return f"host={self.folder} user=postgres"

    def url(self, database):
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def query(self, sql, database="postgres"):
        """What psql answers, the columns with tabs between them."""
        done = subprocess.run(["psql", "-X", "-q", "-A", "-t", "-F", "\t", "-h", self.folder, "-p", str(self.port), "-U", "postgres", "-d", database, "-c", sql],
                              capture_output=True, text=True, check=True)
        return done.stdout.strip()


def main():
    if not folder_of_programs():
        print("this machine has no initdb", file=sys.stderr)
        sys.exit(3)
    # Tests make some seventy databases, and crash none.
    cluster = Cluster("fsync=off")
    try:
        environment = dict(os.environ, ASTROLABE_TEST_POSTGRES=cluster.server)
        status = subprocess.run(sys.argv[1:], env=environment, check=False).returncode
    finally:
        cluster.close()
    sys.exit(status)


if __name__ == "__main__":
    main()
