import type { FaultShop } from './fault-shop.ts'
import { childrenOf, serverPid } from './processes.ts'

/** A process that `npm start` keeps running. */
export type Server = {
  name: 'bff' | 'shell' | 'postgres'
  /** The main one first. */
  pidsOf: (shop: FaultShop) => Promise<readonly number[]>
  /** Tells one run of it from the next; fails while there is none. */
  runOf: (shop: FaultShop) => Promise<string>
}

const nodeServer = (name: 'bff' | 'shell'): Server => ({
  name,
  pidsOf: async (shop) => [shop.pidOf(name)],
  runOf: async ({ tree }) => String(serverPid(tree, name)),
})

export const bff = nodeServer('bff')
export const shell = nodeServer('shell')

/** With all who serve a connection: they freeze together. */
export const postgres: Server = {
  name: 'postgres',
  pidsOf: async (shop) => {
    const { pid } = await shop.postgres()
    return [pid, ...childrenOf(pid)]
  },
  runOf: async ({ sql }) => {
    const [run] = await sql<{ id: string }>('select pg_postmaster_start_time()::text as id')
    return run?.id ?? ''
  },
}
