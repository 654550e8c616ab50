import { type ContentStore, releasePath } from '@isp/bff/content-store'
import { META_FILE } from '@isp/federation/server'
import type { ListedRelease } from './list-releases.ts'

const contractOf = async (
  { storage }: ContentStore,
  name: string,
  version: string,
): Promise<number | null> => {
  try {
    const found = await storage.files.open(releasePath(name, version, META_FILE))
    const text = Buffer.concat((await found?.content.toArray()) ?? []).toString()
    return Number((JSON.parse(text) as { contract: unknown }).contract) || null
  } catch {
    return null // the release states it nowhere, or the store does not answer
  }
}

/** The releases of the store by name, newest first. */
export const listStore = async (
  store: ContentStore,
): Promise<{ name: string; releases: ListedRelease[] }[]> => {
  const { names } = await store.ledger.read()
  const listed = Object.entries(names).map(async ([name, { current, versions }]) => {
    const releases = versions.map(async ({ version, storedAt }) => {
      const known = current?.releases.find((release) => release.version === version)
      return {
        version,
        releasedAt: known?.releasedAt ?? storedAt,
        isServed: current?.version === version,
        isRejected: known?.isRejected ?? false,
        contract: await contractOf(store, name, version),
      }
    })
    const newestFirst = (a: ListedRelease, b: ListedRelease) =>
      b.releasedAt.localeCompare(a.releasedAt)
    return { name, releases: (await Promise.all(releases)).sort(newestFirst) }
  })
  return Promise.all(listed)
}
