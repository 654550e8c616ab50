import { readFile } from 'node:fs/promises'
import { pointerFile } from '@isp/federation/server'
import type { FaultShop } from './fault-shop.ts'
import { faultMessages as messages } from './faults.messages.ts'
import { until } from './until.ts'

type RemoteHealth = { name: string; version: string; refused: { code: string } | null }

/** What the running shop says of the catalogue's releases. */
export const catalogHealth = async ({ origin }: FaultShop): Promise<RemoteHealth | null> => {
  const health: { remotes: RemoteHealth[] } = await (await fetch(`${origin}/health`)).json()
  return health.remotes.find(({ name }) => name === 'catalog') ?? null
}

/** The release that the store's pointer names. */
export const pointedRelease = async ({ releaseDir }: FaultShop): Promise<string> => {
  const pointer: { version: string } = JSON.parse(
    await readFile(pointerFile(releaseDir, 'catalog'), 'utf8'),
  )
  return pointer.version
}

export const untilServed = (shop: FaultShop, version: string) =>
  until(messages.steps.released, async () => (await catalogHealth(shop))?.version === version)

/** Status of a new document. */
export const statusOf = async ({ origin }: FaultShop, path: string): Promise<number> => {
  const answer = await fetch(`${origin}${path}`)
  await answer.arrayBuffer()
  return answer.status
}
