"""Drills that want a database of their own: a restore, a failover, TLS, PgBouncer. run_fleet_drills.py plays them."""
import os
import subprocess
import time

import cluster
from fleet import SECONDS, Fleet, Load, ask, free_port, want


def archiving():
    """A cluster that archives its log, as deploy/README.md has it."""
    made = cluster.Cluster("archive_mode=on", "wal_level=replica", "archive_command=test ! -f ../archive/%f && cp %p ../archive/%f")
    made.make_folder("archive")
    return made


def drill_point_in_time(fleet):
    """a restore to a point in time, while everything that came later is thrown away"""
    base, tokens = fleet.base, []
    for server in fleet.servers:
        tokens.append(ask(server.port, "POST", "/v1/auth/guest")[1]["token"])
    load = Load(fleet)
    time.sleep(SECONDS / 4)
    backup = base.back_up("backup", "-X", "none")
    time.sleep(SECONDS / 4)
    point = base.query("SELECT clock_timestamp()")
    moment = float(base.query(f"SELECT extract(epoch FROM timestamptz '{point}')"))
    time.sleep(SECONDS / 4)
    # Each server deletes somebody after that moment: its own list of deletions has them.
    for server, token in zip(fleet.servers, tokens):
        want(ask(server.port, "DELETE", "/v1/me", token=token)[0] == 204, "an account isn't deleted")
    load.stop()
    written = [entry for entries in load.acknowledged for entry in entries]
    base.query("SELECT pg_switch_wal()")
    base.query("TRUNCATE journal", fleet.database)  # The mistake that somebody made.
    # As the runbook has it, step by step.
    began = time.monotonic()
    for server in fleet.servers:
        want(server.end() == 0, "a server doesn't end well")
    base.stop("fast")
    base.data = backup
    base.settings = ("archive_mode=off", "restore_command=cp ../archive/%f %p", f"recovery_target_time={point}", "recovery_target_action=promote")
    base.write(os.path.join(backup, "recovery.signal"), "")
    base.start()
    while base.query("SELECT pg_is_in_recovery()") == "t":
        time.sleep(0.05)
    lists = [os.path.join(server.data, "deletions.txt") for server in fleet.servers]
    lines = [line for path in lists for line in open(path, encoding="utf-8")]
    with open(lists[0], "w", encoding="utf-8") as file:
        file.write("".join(dict.fromkeys(lines)))
    for server in fleet.servers:
        for ending in ("", "-wal", "-shm"):
            if os.path.exists(os.path.join(server.data, "cache.sqlite" + ending)):
                os.remove(os.path.join(server.data, "cache.sqlite" + ending))
    fleet.servers[0].start()
    fleet.check()
    fleet.servers[1].start()
    took = time.monotonic() - began
    kept = load.kept()
    before = [name for name, _, acknowledged in written if acknowledged < moment]
    after = [name for name, sent, _ in written if sent > moment]
    want(len(before) > 50 and len(after) > 50, f"{len(before)} entries before that moment and {len(after)} after it are too few")
    want(all(name in kept for name in before), "an entry that was acknowledged before that moment is lost")
    want(not any(name in kept for name in after), "an entry of later is there")
    want(max(kept.values()) == 1, "an entry is there twice")
    for token in tokens:
        for server in fleet.servers:
            want(ask(server.port, "GET", "/v1/me", token=token)[0] == 401, "who was deleted later is back")
    want(ask(fleet.servers[1].port, "GET", "/v1/me", token=load.tokens[0])[0] == 200, "who wasn't deleted is gone")
    return (f"{len(before)} entries acknowledged before it: 0 lost, 0 twice; {len(after)} of later are not there; 2 who were deleted later stay "
            f"deleted; the runbook's steps took {took:.1f} s")


def drill_failover(fleet):
    """the primary is lost and its standby takes its place; the standby answers an operator before"""
    standby = fleet.standby
    written = fleet.base.query("SELECT pg_current_wal_lsn()")
    while standby.query(f"SELECT pg_last_wal_replay_lsn() >= '{written}'") != "t":
        time.sleep(0.05)
    for _ in range(100):  # It may be behind a little.
        sizes = subprocess.run([fleet.program, "sizes", "--store", f"{standby.url(fleet.database)}&target_session_attrs=any"],
                               capture_output=True, text=True, check=False)
        if sizes.returncode == 0:
            break
        time.sleep(0.1)
    want(sizes.returncode == 0 and "in the store" in sizes.stdout, f"sizes on a standby: {sizes.stdout}{sizes.stderr}")
    load = Load(fleet)
    time.sleep(SECONDS / 3)
    fleet.base.stop("immediate")
    time.sleep(1)
    standby.promote()
    primary, fleet.base = fleet.base, standby
    try:
        time.sleep(SECONDS / 2)
        return load.end()
    finally:
        fleet.base = primary


def with_standby(base, stack):
    """Gives a cluster a standby that every commit waits for; returns how addresses name both."""
    standby = cluster.Cluster(data=base.back_up("standby", "-R", "-X", "stream"))
    stack.callback(standby.close)
    for _ in range(200):
        if base.query("SELECT count(*) FROM pg_stat_replication WHERE state = 'streaming'") == "1":
            break
        time.sleep(0.05)
    base.query("ALTER SYSTEM SET synchronous_standby_names = '*'")
    base.query("SELECT pg_reload_conf()")
    Fleet.standby = standby
    return lambda database: f"postgresql://postgres@/{database}?host={base.folder},{standby.folder}"


def with_tls(base, stack):
    """A cluster that lets in over TLS with a password alone; returns a service's name, whose file has the rest."""
    service = os.path.join(base.folder, "pg_service.conf")
    password = os.path.join(base.folder, "pgpass")
    base.write(service, f"[fleet]\nhost=localhost\nport={base.port}\nuser=guarded\nsslmode=verify-full\n"
                        f"sslrootcert={base.folder}/server.crt\npassfile={password}\n")
    base.query("CREATE ROLE guarded LOGIN SUPERUSER PASSWORD 'a secret of drills'")
    base.write(password, "localhost:*:*:guarded:a secret of drills\n")
    os.chmod(password, 0o600)
    os.environ["PGSERVICEFILE"] = service
    stack.callback(os.environ.pop, "PGSERVICEFILE")
    return lambda database: f"service=fleet dbname={database}"


def guarded():
    """A cluster with TLS, by a certificate of its own."""
    base = cluster.Cluster("listen_addresses=localhost", start=False)
    base.port = free_port()
    base.make_certificate()
    with open(os.path.join(base.data, "pg_hba.conf"), "w", encoding="utf-8") as file:
        file.write("local all postgres trust\nhostssl all all 127.0.0.1/32 scram-sha-256\nhostssl all all ::1/128 scram-sha-256\n")
    base.settings += ("ssl=on", f"ssl_cert_file={base.folder}/server.crt", f"ssl_key_file={base.folder}/server.key")
    base.start()
    return base


def drill_tls(fleet):
    """TLS with a verified certificate, a service file and a password file; PostgreSQL is restarted"""
    load = Load(fleet)
    time.sleep(SECONDS / 4)
    lines = fleet.base.query("SELECT count(*), bool_and(s.ssl), min(s.version) FROM pg_stat_ssl s JOIN pg_stat_activity a USING (pid) "
                             f"WHERE a.datname = '{fleet.database}' AND a.usename = 'guarded'").split("\t")
    want(int(lines[0]) >= 10 and lines[1] == "t", f"{lines[0]} connections, over TLS: {lines[1]}")
    fleet.base.stop("fast")
    fleet.base.start()
    time.sleep(SECONDS / 4)
    shown = subprocess.run(["ps", "-eo", "args"], capture_output=True, text=True, check=True).stdout
    want("a secret of drills" not in shown, "the password stands in the list of processes")
    return f"{lines[0]} connections by {lines[2]}; {load.end()}"


BOUNCER = """[databases]
* = host={folder} user=postgres
[pgbouncer]
listen_port = {port}
unix_socket_dir = {folder}
auth_type = any
pool_mode = {mode}
logfile = {folder}/bouncer.{mode}.log
pidfile = {folder}/bouncer.{mode}.pid
max_client_conn = 200
default_pool_size = 40
"""


def bounce(base, mode, stack):
    """Starts a pgbouncer before a cluster; returns its process and how addresses name it."""
    port = free_port()
    path = os.path.join(base.folder, f"bouncer.{mode}.ini")
    base.write(path, BOUNCER.format(folder=base.folder, port=port, mode=mode))

    def start():
        return subprocess.Popen(["pgbouncer", "-q", path], preexec_fn=base.become, cwd=base.folder, stderr=subprocess.DEVNULL)

    process = start()
    stack.callback(process.kill)
    for _ in range(100):
        if os.path.exists(os.path.join(base.folder, f".s.PGSQL.{port}")):
            break
        time.sleep(0.05)
    return process, start, lambda database: f"postgresql://postgres@/{database}?host={base.folder}&port={port}"


def behind_bouncer(base, stack):
    """Two pools before a cluster: one that lends a connection for a session, one for a transaction."""
    process, start, address = bounce(base, "session", stack)
    Fleet.bouncer = (process, start, bounce(base, "transaction", stack)[2], stack)
    return address


def drill_bouncer(fleet):
    """servers behind PgBouncer, which is killed and started again; one that lends connections by transaction is refused"""
    process, start, by_transaction, stack = fleet.bouncer
    done = subprocess.run([fleet.program, "serve", "--data", os.path.join(fleet.folder, "refused"), "--server-port", "0", "--store",
                           by_transaction(fleet.database)], capture_output=True, text=True, check=False, timeout=30)
    want(done.returncode == 65 and "transaction" in done.stderr, f"behind a pool by transaction a server ends with {done.returncode}: {done.stderr}")
    load = Load(fleet)
    time.sleep(SECONDS / 3)
    process.kill()
    process.wait()
    time.sleep(0.5)
    stack.callback(start().kill)
    time.sleep(SECONDS / 2)
    return load.end()


OWN = {"point_in_time": archiving, "failover": cluster.Cluster, "tls": guarded, "bouncer": cluster.Cluster}
BEFORE = {"failover": with_standby, "tls": with_tls, "bouncer": behind_bouncer}
