import {
  defaultsOf,
  isSecret,
  type ProcessKind,
  processes,
  type VariableName,
  variables,
} from '../fleet-table.ts'
import { type Layout, type Machine, ownAddress, withRole } from '../layout.ts'
import { made } from './text.ts'

/** Variables that the unit or the container sets by itself: they differ from process to process. */
const ownNumber: readonly VariableName[] = ['PORT', 'BFF_PORT', 'METRICS_PORT']

/** Who passes requests on to a process: the edge to web servers, the balancers beside those to BFFs. */
const proxiesOf = (layout: Layout, kind: ProcessKind, own: string): string =>
  [
    ...withRole(layout, kind === 'shell' ? 'edge' : 'inner').map(({ address }) => address),
    own,
  ].join()

type Values = Readonly<Partial<Record<VariableName, string>>>

const valuesOf = (layout: Layout, kind: ProcessKind, machine: Machine): Values => {
  const own = ownAddress(machine)
  const process = processes[kind]
  return {
    SHOP_ORIGIN: layout.origin,
    BFF_ORIGIN: `http://${own}:${layout.ports.inner.bff}`,
    TRUST_PROXY: proxiesOf(layout, kind, own),
    RELEASE_DIR: '/var/lib/isp/releases',
    BLOB_DIR: '/var/lib/isp/blobs',
    INDEX_DIR: '/var/lib/isp/index',
    METRICS_HOST: machine.address,
    DATABASE_POOL: String(process.connections.pooled),
    ...defaultsOf(kind),
    HOST: machine.address,
  }
}

const namesOf = (kind: ProcessKind): readonly VariableName[] => {
  const { required, optional } = processes[kind]
  return [...required, ...optional]
}

/** What is no secret: /etc/isp/<kind>.env of a machine. Without a value a variable is left to its default. */
export const environmentFile = (layout: Layout, kind: ProcessKind, machine: Machine): string => {
  const values = valuesOf(layout, kind, machine)
  const lines = namesOf(kind)
    .filter((name) => !isSecret(name) && !ownNumber.includes(name))
    .map((name) => {
      const value = values[name]
      const line = value === undefined ? `#${name}=` : `${name}=${value}`
      return `# ${variables[name].about}\n${line}\n`
    })
  return made() + lines.join('\n')
}

/** Where a process reaches PostgreSQL, as host:port. */
export type DatabasePlaces = Readonly<
  Partial<Record<'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'INDEX_DATABASE_URL', string>>
>

/** By the pool and the switch of the machine itself. */
export const placesBeside = ({ ports }: Layout, machine: Machine): DatabasePlaces => {
  const own = ownAddress(machine)
  return {
    DATABASE_URL: `${own}:${ports.pool.pool}`,
    DATABASE_DIRECT_URL: `${own}:${ports.switch.primary}`,
    INDEX_DATABASE_URL: `${own}:${ports.switch.standby}`,
  }
}

const exampleOf = (name: VariableName, places: DatabasePlaces): string => {
  const place = places[name as keyof DatabasePlaces]
  if (place !== undefined) return ` Here: postgres://shop:PASSWORD@${place}/shop`
  return name.endsWith('_KEY') || name.endsWith('_SECRET') ? ' Make one: openssl rand -hex 32' : ''
}

/** What is secret, without values: the operator copies it, without `.example`, and fills it in. */
export const secretsExample = (kind: ProcessKind, places: DatabasePlaces): string => {
  const { required } = processes[kind]
  const lines = namesOf(kind)
    .filter(isSecret)
    .map((name) => {
      const need = required.includes(name) ? 'required' : 'optional'
      return `# ${variables[name].about}${exampleOf(name, places)} (${need})\n${name}=\n`
    })
  const head = `# Copy to ${kind}.secrets.env, owner root, mode 600. An empty value counts as none.\n\n`
  return made() + head + lines.join('\n')
}
