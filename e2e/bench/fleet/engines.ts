import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, createWriteStream, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readCalls } from '@isp/contract/read-calls'

/** Programs of the system that the bench starts by itself. */
export const findProgram = (name: string): string | null => {
  try {
    return execFileSync('which', [name], { encoding: 'utf8' }).trim() || null
  } catch {
    return null
  }
}

const startProgram = (file: string, args: readonly string[], log: string): ChildProcess => {
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const output = createWriteStream(log, { flags: 'a' })
  child.stdout.pipe(output)
  child.stderr.pipe(output)
  return child
}

export type Upstream = { name: 'shells' | 'bffs'; port: number; servers: readonly number[] }

/** The rules of the reference (`npm run fleet`): no server is taken for dead, a call that may be repeated is, at the next one. */
const nginxConf = (folder: string, upstreams: readonly Upstream[]): string => `
daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log warn;
events { worker_connections 4096; }
http {
  access_log off; client_max_body_size 64m; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  proxy_http_version 1.1; proxy_connect_timeout 2s; proxy_read_timeout 60s;
  map "$request_method $uri" $is_read { default 0; ${readCalls.map((call) => `"POST ${call}" 1;`).join(' ')} }
  map $http_idempotency_key $is_repeatable { "" $is_read; default 1; }
${upstreams.map(serverOf).join('')}
}
`

const serverOf = ({ name, port, servers }: Upstream): string => {
  const pass = `proxy_pass http://${name}; proxy_set_header connection ""; proxy_set_header host $http_host;
      ${name === 'shells' ? 'proxy_set_header x-forwarded-for $remote_addr;' : 'proxy_buffering off;'}`
  return `
  upstream ${name} {
    ${name === 'bffs' ? 'hash $http_x_forwarded_for consistent;' : ''}
    ${servers.map((server) => `server 127.0.0.1:${server} max_fails=0;`).join(' ')}
    keepalive 64;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      error_page 418 = @repeatable;
      if ($is_repeatable) { return 418; }
      ${pass}
      proxy_next_upstream error timeout http_503;
    }
    location @repeatable {
      ${pass}
      proxy_next_upstream error timeout http_503 non_idempotent;
    }
  }`
}

export const startNginx = (folder: string, upstreams: readonly Upstream[]): ChildProcess => {
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(file, nginxConf(folder, upstreams))
  return startProgram('nginx', ['-c', file, '-e', path.join(folder, 'nginx.log')], `${file}.log`)
}

type Pooled = {
  port: number
  database: string
  role: { name: string; password: string }
  user: string
}

export type PgBouncer = {
  child: () => ChildProcess
  start: () => void
  /** Sends new connections to the server on this port. */
  switchTo: (serverPort: number) => void
}

export const openPgBouncer = (
  folder: string,
  { port, database, role, user }: Pooled,
): PgBouncer => {
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o777)
  const [ini, users] = [path.join(folder, 'pgbouncer.ini'), path.join(folder, 'users.txt')]
  writeFileSync(users, `"${role.name}" "${role.password}"\n`, { mode: 0o644 })
  const write = (serverPort: number): void =>
    writeFileSync(
      ini,
      `[databases]
${database} = host=127.0.0.1 port=${serverPort} dbname=${database}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = session
max_client_conn = 400
default_pool_size = 80
server_login_retry = 1
server_fast_close = 1
server_connect_timeout = 2
ignore_startup_parameters = extra_float_digits
`,
    )
  let child: ChildProcess | null = null
  const start = (): void => {
    child = startProgram('pgbouncer', ['-u', user, ini], path.join(folder, 'pgbouncer.log'))
  }
  const running = (): ChildProcess => {
    if (!child) throw new Error('PgBouncer does not run')
    return child
  }
  return {
    child: running,
    start,
    switchTo: (serverPort) => {
      write(serverPort)
      if (child) running().kill('SIGHUP')
    },
  }
}
