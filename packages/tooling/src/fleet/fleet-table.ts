/**
 * The one table of a shop of several machines: its processes and engines, their ports, and the variables that each process reads.
 * `npm start -- <kind>` and `npm run fleet` follow it.
 */

type Variable = {
  /** One sentence for the operator, in the environment files. */
  about: string
  /** Never written into a file of the references. */
  isSecret?: true
}

/** Variables that tell a process about its neighbours; those of the shop itself (mail, seller …) stand in the README. */
export const variables = {
  DATABASE_URL: {
    about: 'PostgreSQL through the pool: postgres://user:password@host:port/database.',
    isSecret: true,
  },
  DATABASE_DIRECT_URL: {
    about: 'PostgreSQL past the pool, for migrations, LISTEN, jobs and index builds.',
    isSecret: true,
  },
  DATABASE_POOL: { about: 'Connections that one process keeps to the pool.' },
  INDEX_DATABASE_URL: {
    about: 'A standby from which the catalogue index may be built; none: the primary.',
    isSecret: true,
  },
  BFF_ORIGIN: { about: 'Where a web server reaches the BFFs: the balancer in front of them.' },
  SHOP_ORIGIN: { about: 'Public address of the shop: https://shop.example.com.' },
  HOST: { about: 'Address on which the process listens.' },
  PORT: { about: 'Port of the web server.' },
  BFF_PORT: { about: 'Port of the BFF.' },
  TRUST_PROXY: { about: 'Addresses whose x-forwarded-for is believed, separated by commas.' },
  SERVER_KEY: {
    about: 'One random text of 32 characters or more, the same for all processes of the shop.',
    isSecret: true,
  },
  AUTH_SECRET: {
    about: 'Signs sessions, the same everywhere; none: made once and kept in the database.',
    isSecret: true,
  },
  DRAIN_SECONDS: { about: 'How long a process goes on answering after SIGTERM.' },
  LISTEN_AFTER_INDEX: { about: 'on: the BFF listens only once its catalogue index is there.' },
  JOBS: { about: 'off: background work is done by workers, not by this process.' },
  CONTENT_STORE: {
    about: 'S3-compatible store of files and releases; none: the folders below.',
    isSecret: true,
  },
  RELEASE_DIR: { about: 'Folder of releases; with CONTENT_STORE a cache of this machine.' },
  BLOB_DIR: { about: 'Folder of pictures and files; with CONTENT_STORE a cache of this machine.' },
  INDEX_DIR: { about: 'Folder of index snapshots, a cache of this machine.' },
  METRICS_HOST: { about: 'Address on which the metrics are served, never a public one.' },
  METRICS_PORT: { about: 'Port of the metrics; none: no metrics.' },
  OTEL_EXPORTER_OTLP_ENDPOINT: { about: 'Where traces are sent; none: no traces.' },
  RATE_LIMIT: { about: 'Pages and calls a minute for one address.' },
  LIMITS_FACTOR: { about: 'How many times slower than an ordinary server this machine may be.' },
} as const satisfies Readonly<Record<string, Variable>>

export type VariableName = keyof typeof variables

export const isSecret = (name: VariableName): boolean => 'isSecret' in variables[name]

export type ProcessKind = 'shell' | 'bff' | 'worker'

export type Process = {
  /** Arguments of Node. */
  args: readonly string[]
  /** Number of the first one on a machine, and its port; the next has the next. */
  port: number
  /** Absent: it does not listen, and the number is only its name. */
  portVariable?: VariableName
  /** Path that answers 200 while the process wants work. */
  healthPath?: string
  /** How long it goes on answering after SIGTERM, and how long it may then take to end. */
  drainSeconds: number
  stopSeconds: number
  /** Variables without which it cannot know its neighbours. */
  required: readonly VariableName[]
  optional: readonly VariableName[]
  /** What differs from `npm start`: others answer while this process starts and leaves. */
  defaults: Readonly<Partial<Record<VariableName, string>>>
  /** Connections to PostgreSQL of one process: through the pool, and past it at most. */
  connections: { pooled: number; direct: number }
}

const everywhere = [
  'SERVER_KEY',
  'METRICS_HOST',
  'METRICS_PORT',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'CONTENT_STORE',
  'BLOB_DIR',
  'LIMITS_FACTOR',
] as const satisfies readonly VariableName[]

const atDatabase = [
  'DATABASE_DIRECT_URL',
  'DATABASE_POOL',
  'AUTH_SECRET',
  'RELEASE_DIR',
] as const satisfies readonly VariableName[]

export const processes: Readonly<Record<ProcessKind, Process>> = {
  shell: {
    args: ['shell/server/main.ts'],
    port: 3000,
    portVariable: 'PORT',
    healthPath: '/health',
    drainSeconds: 5,
    stopSeconds: 10,
    required: ['BFF_ORIGIN', 'SHOP_ORIGIN'],
    optional: [
      ...everywhere,
      'HOST',
      'PORT',
      'TRUST_PROXY',
      'DRAIN_SECONDS',
      'RELEASE_DIR',
      'RATE_LIMIT',
    ],
    defaults: { HOST: '0.0.0.0' },
    connections: { pooled: 0, direct: 0 },
  },
  bff: {
    args: ['--max-semi-space-size=16', 'packages/bff/src/main.ts'],
    port: 4000,
    portVariable: 'BFF_PORT',
    healthPath: '/bff/api/health',
    drainSeconds: 5,
    stopSeconds: 10,
    required: ['DATABASE_URL', 'SHOP_ORIGIN'],
    optional: [
      ...everywhere,
      ...atDatabase,
      'INDEX_DATABASE_URL',
      'INDEX_DIR',
      'HOST',
      'BFF_PORT',
      'TRUST_PROXY',
      'DRAIN_SECONDS',
      'LISTEN_AFTER_INDEX',
      'JOBS',
      'RATE_LIMIT',
    ],
    defaults: { HOST: '0.0.0.0', JOBS: 'off', LISTEN_AFTER_INDEX: 'on' },
    connections: { pooled: 10, direct: 10 },
  },
  worker: {
    args: ['packages/bff/src/main.ts', '--worker'],
    port: 5000,
    drainSeconds: 0,
    stopSeconds: 10,
    required: ['DATABASE_URL', 'SHOP_ORIGIN'],
    optional: [...everywhere, ...atDatabase],
    defaults: {},
    connections: { pooled: 10, direct: 10 },
  },
}

/** Values of a process beside others, where nothing else is said. */
export const defaultsOf = (kind: ProcessKind): Process['defaults'] => {
  const { defaults, drainSeconds, optional } = processes[kind]
  const drain = optional.includes('DRAIN_SECONDS') ? { DRAIN_SECONDS: String(drainSeconds) } : {}
  return { ...defaults, ...drain }
}

/** The metrics of a process are at its number with a 1 before it: 3000 → 13000. */
export const metricsPortOf = (port: number): number => port + 10_000

export const processKinds = Object.keys(processes) as readonly ProcessKind[]

export const isProcessKind = (name: string): name is ProcessKind => Object.hasOwn(processes, name)

/** Engines beside the processes, with the ports of the references. */
export const engines = {
  /** nginx or HAProxy before the web servers: TLS, and the only one that the public reaches. */
  edge: { ports: { http: 80, https: 443 } },
  /** nginx or HAProxy beside a web server: calls go to all BFFs. */
  inner: { ports: { bff: 4100 } },
  /** PgBouncer beside the processes of the database. */
  pool: { ports: { pool: 6432 } },
  /** HAProxy beside them: it asks each Patroni whether its PostgreSQL is the primary. */
  switch: { ports: { primary: 5000, standby: 5001 } },
  /** PostgreSQL: a primary and two standbys, one of which has every commit. */
  database: { ports: { postgresql: 5432, patroni: 8008 } },
  /** etcd, where Patroni keeps who is the primary. */
  consensus: { ports: { client: 2379, peer: 2380 } },
} as const satisfies Readonly<Record<string, { ports: Readonly<Record<string, number>> }>>

export type Engine = keyof typeof engines
export type Role = ProcessKind | Engine

export type Ports = {
  [E in Engine]: { [P in keyof (typeof engines)[E]['ports']]: number }
}

/** Machines that run the same, and how many of each. */
type Machines = { count: number; runs: Readonly<Partial<Record<Role, number>>> }

const application = { shell: 1, bff: 1, inner: 1, pool: 1, switch: 1 } as const
const database = { database: 1, consensus: 1 } as const

/** What runs where on one, three and ten machines. The S3 store is a service beside them. */
export const references: Readonly<Record<1 | 3 | 10, readonly Machines[]>> = {
  1: [{ count: 1, runs: { edge: 1, ...application, shell: 2, bff: 2, worker: 1, ...database } }],
  3: [
    { count: 2, runs: { edge: 1, ...application, worker: 1, ...database } },
    { count: 1, runs: { edge: 1, ...application, ...database } },
  ],
  10: [
    { count: 2, runs: { edge: 1 } },
    { count: 2, runs: { ...application, worker: 1 } },
    { count: 3, runs: application },
    { count: 3, runs: database },
  ],
}
