import {
  defaultsOf,
  metricsPortOf,
  type ProcessKind,
  processes,
  processKinds,
  references,
} from '../fleet-table.ts'
import type { Layout } from '../layout.ts'
import { haproxyOfServices } from './haproxy.ts'
import { stopSecondsOf } from './systemd.ts'
import { indent, made } from './text.ts'

const NODE_IMAGE = 'docker.io/library/node:24-bookworm-slim'
export const HAPROXY_IMAGE = 'docker.io/library/haproxy:2.6'
export const IMAGE = 'isp-shop:local'

/** How many of a kind three machines have. */
export const replicasOf = (kind: ProcessKind): number =>
  references[3].reduce((sum, { count, runs }) => sum + count * (runs[kind] ?? 0), 0)

/** Folders of the container's own disk or of a volume. */
export const folders = {
  RELEASE_DIR: '/var/lib/isp/releases',
  BLOB_DIR: '/var/lib/isp/blobs',
  INDEX_DIR: '/var/lib/isp/index',
} as const

/** Any address of the networks that containers get. */
const PRIVATE = '10.0.0.0/8,172.16.0.0/12,192.168.0.0/16'

/** What is no secret, for a container of a kind; \`balancer\` is the name by which it reaches the BFFs. */
export const containerValues = (
  layout: Layout,
  kind: ProcessKind,
): Readonly<Record<string, string>> => {
  const { required, optional, port } = processes[kind]
  const known = new Set<string>([...required, ...optional])
  const values = {
    NODE_ENV: 'production',
    SHOP_ORIGIN: layout.origin,
    BFF_ORIGIN: `http://balancer:${layout.ports.inner.bff}`,
    TRUST_PROXY: PRIVATE,
    ...folders,
    ...defaultsOf(kind),
    METRICS_HOST: '0.0.0.0',
    METRICS_PORT: String(metricsPortOf(port)),
  }
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => name === 'NODE_ENV' || known.has(name)),
  )
}

/** One image for all kinds; the kind is the command. */
export const containerfile = (): string => `${made()}FROM ${NODE_IMAGE}
WORKDIR /opt/isp
RUN chown node:node /opt/isp && install -d -o node -g node ${Object.values(folders).join(' ')}
USER node
COPY --chown=node:node . .
RUN node packages/tooling/src/bootstrap/bootstrap.mjs generate
ENV NODE_ENV=production
STOPSIGNAL SIGTERM
ENTRYPOINT ["node", "packages/tooling/src/bootstrap/bootstrap.mjs", "start", "--"]
CMD ["bff"]
`

/** What must not reach the image: tools and builds of this machine, data, secrets. */
export const containerIgnore = `.git
.tools
.turbo
var
**/node_modules
**/dist
**/*.env
`

/** haproxy.cfg of a container, servers by the names of their services. */
export const containerHaproxy = (layout: Layout): string => {
  const servers = (kind: ProcessKind) => ({ name: kind, port: processes[kind].port, most: 20 })
  return haproxyOfServices(layout, {
    shells: servers('shell'),
    bffs: servers('bff'),
    resolver: 'parse-resolv-conf',
  })
}

const mapping = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}: "${value}"`)
    .join('\n')

const service = (layout: Layout, kind: ProcessKind): string => {
  const { healthPath, port } = processes[kind]
  const probe = `fetch('http://127.0.0.1:${port}${healthPath}').then(({ ok }) => process.exit(ok ? 0 : 1))`
  return `
  ${kind}:
    image: ${IMAGE}
    command: ["${kind}"]
    init: true
    restart: always
    stop_grace_period: ${stopSecondsOf(kind)}s
    deploy:
      replicas: ${replicasOf(kind)}
    env_file: ${kind}.secrets.env
    environment:
${indent(mapping(containerValues(layout, kind)), 6)}
    volumes:
      - releases:${folders.RELEASE_DIR}
      - blobs:${folders.BLOB_DIR}
${
  healthPath === undefined
    ? ''
    : `    healthcheck:
      test: ["CMD", "node", "-e", "${probe}"]
      interval: 5s
      start_period: 20m
`
}`
}

/** compose.yaml: all kinds, a balancer and a database for a trial; the real database is a service of its own. */
export const composeYaml = (layout: Layout): string => `${made()}services:
  balancer:
    image: ${HAPROXY_IMAGE}
    restart: always
    ports:
      - "${layout.ports.edge.http}:${layout.ports.edge.http}"
      - "${layout.ports.edge.https}:${layout.ports.edge.https}"
    sysctls:
      net.ipv4.ip_unprivileged_port_start: "0"
    volumes:
      - ./haproxy.cfg:/usr/local/etc/haproxy/haproxy.cfg:ro
      - ./certificate:/certificate:ro
${processKinds.map((kind) => service(layout, kind)).join('')}
  # for a trial only: docker compose --profile trial up
  database:
    image: docker.io/library/postgres:18
    profiles: [trial]
    env_file: database.secrets.env
    volumes:
      - database:/var/lib/postgresql

volumes:
  releases:
  blobs:
  database:
`

/** The database of the trial: its role is the shop's. */
export const composeDatabaseSecrets = `# Copy to database.secrets.env: DATABASE_URL of bff and worker names the same.
POSTGRES_USER=shop
POSTGRES_DB=shop
POSTGRES_PASSWORD=
`
