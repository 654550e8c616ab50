import { processes } from '../fleet-table.ts'
import {
  databaseNameOf,
  hasRole,
  type Layout,
  type Machine,
  ownAddress,
  type Place,
  placesOf,
  withRole,
} from '../layout.ts'
import { idempotentMethods, readCalls } from '../public-calls.ts'
import { made } from './text.ts'

export type HaproxyPlaces = {
  /** Certificate and key in one file. */
  certificate: string
  /** Socket for the operator's commands. */
  socket: string
  /** Connections at once; each takes two file handles. */
  most: number
}

export const haproxyPlaces: HaproxyPlaces = {
  certificate: '/etc/haproxy/shop.pem',
  socket: '/run/haproxy/admin.sock',
  most: 20_000,
}

const serverLines = (places: readonly Place[], options: string): string =>
  places
    .map(({ address, port }, index) => `  server ${index + 1} ${address}:${port} ${options}`)
    .join('\n')

/** Where the servers of a backend are: known addresses, or a name that gives all of them. */
export type Servers = { places: readonly Place[] } | { name: string; port: number; most: number }

const serversOf = (servers: Servers, options: string): string =>
  'places' in servers
    ? serverLines(servers.places, options)
    : `  server-template s ${servers.most} ${servers.name}:${servers.port} ${options} resolvers names init-addr none`

/** One repeat of what is safe to repeat, on another server; what was not sent at all may always go there. */
const repeats = `  retries 1
  option redispatch 1
  retry-on conn-failure empty-response
  acl is_idempotent method ${idempotentMethods.join(' ')}
  acl is_read path ${readCalls.join(' ')}
  acl has_key req.hdr(idempotency-key) -m found
  http-request disable-l7-retry unless is_idempotent or METH_POST is_read or has_key`

const check = (path = '/'): string => `  option httpchk
  http-check send meth GET uri ${path} ver HTTP/1.1 hdr host health
  http-check expect status 200`

/** Seen as gone within two seconds, shorter than DRAIN_SECONDS. */
const CHECKED = 'check inter 1s fastinter 300ms fall 2 rise 1'

const webDefaults = `
defaults web
  mode http
  log global
  option httplog
  option dontlognull
  timeout http-request 20s
  timeout http-keep-alive 75s
  timeout client 75s
  timeout connect 2s
  timeout queue 5s
  timeout server 75s
`

/**
 * A backend of those that are ready, and one of all, for when nobody is: during a failover of the database no BFF is ready, but each waits
 * with its reads, and says in the shop's own words what fails.
 */
const backendsOf = (
  name: string,
  kind: 'shell' | 'bff',
  balance: string,
  servers: Servers,
): string => `
backend ${name} from web
${balance}
${check(processes[kind].healthPath)}
${repeats}
${serversOf(servers, CHECKED)}

backend ${name}_not_ready from web
${balance}
${repeats}
${serversOf(servers, '').replaceAll(/ +$/gm, '')}
`

const useBackends = (
  name: string,
): string => `  use_backend ${name}_not_ready if { nbsrv(${name}) eq 0 }
  default_backend ${name}`

export const edgeOf = (
  { origin, ports }: Pick<Layout, 'origin' | 'ports'>,
  shells: Servers,
  certificate: string,
): string => `
frontend plain from web
  bind :${ports.edge.http}
  http-request redirect prefix ${origin} code 301

frontend shop from web
  bind :${ports.edge.https} ssl crt ${certificate} alpn h2,http/1.1
  http-request del-header forwarded
  http-request del-header x-real-ip
  http-request del-header x-isp-server-key
  http-request set-header x-forwarded-for %[src]
  http-request set-header x-forwarded-host %[req.hdr(host)]
  http-request set-header x-forwarded-proto https
${useBackends('shells')}
${backendsOf('shells', 'shell', '  balance roundrobin', shells)}`

export const innerOf = (address: string, port: number, bffs: Servers): string => `
frontend bff from web
  bind ${address}:${port}
  option dontlog-normal
${useBackends('bffs')}

# one visitor, one BFF: pages of a list come from one index; calls of the web server itself have no such header${backendsOf(
  'bffs',
  'bff',
  '  balance hdr(x-forwarded-for)\n  hash-type consistent',
  bffs,
)}`

/** A server line for each PostgreSQL; `optionsOf` by its place. */
const databaseServers = (layout: Layout, optionsOf: (index: number) => string): string =>
  withRole(layout, 'database')
    .map((machine, index) =>
      `  server ${databaseNameOf(layout, machine)} ${machine.address}:${layout.ports.database.postgresql} ${optionsOf(index)}`.trimEnd(),
    )
    .join('\n')

/** Patroni answers 200 to whoever asks for the role that its PostgreSQL has. */
const byPatroni = (layout: Layout) => {
  const servers = databaseServers(layout, () => `check port ${layout.ports.database.patroni}`)
  return {
    primary: `  option httpchk OPTIONS /primary\n${servers}`,
    standby: `  balance roundrobin\n  option httpchk OPTIONS /replica?lag=16MB\n${servers}`,
  }
}

/** Only one is on: a former primary that comes back gets no connection. primary.sh turns another one on. */
const byScript = (layout: Layout) => ({
  primary: databaseServers(layout, (index) => (index === 0 ? '' : 'disabled')),
  standby: `  balance roundrobin\n${databaseServers(layout, (index) => (index === 0 ? 'disabled' : 'check'))}`,
})

const databaseOf = (layout: Layout, address: string): string => {
  const { ports, failover } = layout
  const { primary, standby } = failover === 'patroni' ? byPatroni(layout) : byScript(layout)
  return `
defaults database
  mode tcp
  log global
  option clitcpka
  option srvtcpka
  timeout connect 2s
  timeout client 24h
  timeout server 24h
  default-server inter 1s fastinter 300ms fall 2 rise 1 on-marked-down shutdown-sessions

listen primary from database
  bind ${address}:${ports.switch.primary}
${primary}

listen standby from database
  bind ${address}:${ports.switch.standby}
${standby}
`
}

export const haproxyGlobal = ({ socket, most }: HaproxyPlaces): string => `${made()}global
  log /dev/log local0
  maxconn ${most}
  stats socket ${socket} mode 660 level admin
  stats timeout 30s
  ssl-default-bind-options ssl-min-ver TLSv1.2
`

/** haproxy.cfg of a machine, by its roles; null: it needs none. */
export const haproxyCfg = (
  layout: Layout,
  machine: Machine,
  places: HaproxyPlaces = haproxyPlaces,
): string | null => {
  const isWeb = layout.balancer === 'haproxy'
  const parts = [
    ...(isWeb && (hasRole(machine, 'edge') || hasRole(machine, 'inner')) ? [webDefaults] : []),
    ...(isWeb && hasRole(machine, 'edge')
      ? [edgeOf(layout, { places: placesOf(layout, 'shell') }, places.certificate)]
      : []),
    ...(isWeb && hasRole(machine, 'inner')
      ? [innerOf(ownAddress(machine), layout.ports.inner.bff, { places: placesOf(layout, 'bff') })]
      : []),
    ...(hasRole(machine, 'switch') ? [databaseOf(layout, ownAddress(machine))] : []),
  ]
  return parts.length === 0 ? null : haproxyGlobal(places) + parts.join('')
}

/** haproxy.cfg of a container: both hops, servers by the names of services. */
export const haproxyOfServices = (
  layout: Layout,
  { shells, bffs, resolver }: { shells: Servers; bffs: Servers; resolver: string },
): string => `${haproxyGlobal({ ...haproxyPlaces, socket: '/tmp/admin.sock' }).replace('/dev/log', 'stdout format raw')}
resolvers names
  ${resolver}
  hold valid 2s
  hold nx 2s
${webDefaults}${edgeOf(layout, shells, '/certificate/shop.pem')}${innerOf('', layout.ports.inner.bff, bffs)}`
