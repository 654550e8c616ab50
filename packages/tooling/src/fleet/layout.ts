import {
  engines,
  type Ports,
  type ProcessKind,
  processes,
  type Role,
  references,
} from './fleet-table.ts'

export type Machine = { address: string; runs: Readonly<Partial<Record<Role, number>>> }

export type Place = { address: string; port: number }

export type LayoutOptions = {
  size?: keyof typeof references
  /** Addresses in the private network, one a machine. */
  addresses?: readonly string[]
  origin?: string
  balancer?: Layout['balancer']
  failover?: Layout['failover']
  /** Ports of engines that differ from the table: for a trial on one machine. */
  ports?: Partial<Ports>
  processPorts?: Partial<Record<ProcessKind, number>>
}

/** A shop of several machines: what runs where. */
export type Layout = {
  machines: readonly Machine[]
  origin: string
  /** What stands before web servers and BFFs. */
  balancer: 'haproxy' | 'nginx'
  /** Who makes a standby the primary: Patroni by itself, or a person by a script. */
  failover: 'patroni' | 'script'
  ports: Ports
  /** Port of the first process of a kind on a machine. */
  processPorts: Readonly<Record<ProcessKind, number>>
}

/** 10.0.0.11, 10.0.0.12 … */
const defaultAddress = (index: number): string => `10.0.0.${11 + index}`

export const machinesOf = (size: keyof typeof references): number =>
  references[size].reduce((sum, { count }) => sum + count, 0)

/** The reference of that size at these addresses. */
export const layoutOf = ({
  size = 3,
  addresses = Array.from({ length: machinesOf(size) }, (_, index) => defaultAddress(index)),
  origin = 'https://shop.example.com',
  balancer = 'haproxy',
  failover = 'patroni',
  ports = {},
  processPorts = {},
}: LayoutOptions = {}): Layout => {
  const runs = references[size].flatMap(({ count, runs }) =>
    Array<Machine['runs']>(count).fill(runs),
  )
  return {
    machines: runs.map((runs, index) => ({
      address: addresses[index] ?? defaultAddress(index),
      runs,
    })),
    origin,
    balancer,
    failover,
    ports: {
      ...(Object.fromEntries(
        Object.entries(engines).map(([name, { ports }]) => [name, ports]),
      ) as Ports),
      ...ports,
    },
    processPorts: {
      shell: processes.shell.port,
      bff: processes.bff.port,
      worker: processes.worker.port,
      ...processPorts,
    },
  }
}

/** Machines with that process or engine. */
export const withRole = ({ machines }: Layout, role: Role): readonly Machine[] =>
  machines.filter(({ runs }) => runs[role])

/** Where the processes of a kind listen: the second one of a machine has the next port. */
export const placesOf = (layout: Layout, kind: ProcessKind): readonly Place[] =>
  withRole(layout, kind).flatMap(({ address, runs }) =>
    Array.from({ length: runs[kind] ?? 0 }, (_, index) => ({
      address,
      port: layout.processPorts[kind] + index,
    })),
  )

/** Connections to PostgreSQL of these machines, through the pool and past it. */
export const connectionsOf = (machines: readonly Machine[]): { pooled: number; direct: number } => {
  const kinds = Object.entries(processes) as [ProcessKind, (typeof processes)[ProcessKind]][]
  const sum = (way: 'pooled' | 'direct') =>
    machines
      .flatMap(({ runs }) =>
        kinds.map(([kind, { connections }]) => (runs[kind] ?? 0) * connections[way]),
      )
      .reduce((total, count) => total + count, 0)
  return { pooled: sum('pooled'), direct: sum('direct') }
}

export const hasRole = ({ runs }: Machine, role: Role): boolean => (runs[role] ?? 0) > 0

/** What only this machine reaches; in a trial of several machines on one each has a loopback address of its own. */
export const ownAddress = ({ address }: Machine): string =>
  address.startsWith('127.') ? address : '127.0.0.1'

/** db1, db2 … by the order of the machines. */
export const databaseNameOf = (layout: Layout, machine: Machine): string =>
  `db${withRole(layout, 'database').indexOf(machine) + 1}`
