import { connectionsOf, type Layout, type Machine, ownAddress } from '../layout.ts'
import { made } from './text.ts'

export type PgbouncerPlaces = { userList: string; logFile: string; pidFile: string }

export const pgbouncerPlaces: PgbouncerPlaces = {
  userList: '/etc/pgbouncer/userlist.txt',
  logFile: '/var/log/postgresql/pgbouncer.log',
  pidFile: '/var/run/postgresql/pgbouncer.pid',
}

/** pgbouncer.ini of a machine: as many connections to the database as its processes may hold. */
export const pgbouncerIni = (
  layout: Layout,
  machine: Machine,
  places: PgbouncerPlaces = pgbouncerPlaces,
): string => {
  const { pooled } = connectionsOf([machine])
  const own = ownAddress(machine)
  return `${made(';')}[databases]
shop = host=${own} port=${layout.ports.switch.primary} dbname=shop

[pgbouncer]
listen_addr = ${own}
listen_port = ${layout.ports.pool.pool}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${places.userList}
logfile = ${places.logFile}
pidfile = ${places.pidFile}

; PgBouncer before 1.21 loses the names of prepared statements in transaction mode (Debian 12 has 1.18). From 1.21:
;   pool_mode = transaction
;   max_prepared_statements = 500
pool_mode = session
default_pool_size = ${pooled}
max_client_conn = ${pooled * 4 + 20}
server_reset_query = DISCARD ALL
server_idle_timeout = 60

; a primary that is away is tried each second, and clients are not kept waiting for longer than a page waits
server_login_retry = 1
server_connect_timeout = 2
query_wait_timeout = 5
`
}

/** One line a role; the real file is the operator's. */
export const userListExample = `; Copy to userlist.txt, owner postgres, mode 640. The second word is what this prints on the primary:
;   select rolpassword from pg_authid where rolname = 'shop';
"shop" "SCRAM-SHA-256$…"
`
