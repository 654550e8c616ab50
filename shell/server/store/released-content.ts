import type { ReleasesInStore } from '@isp/contract/releases-in-store'
import { storeUrls } from '@isp/contract/store-urls'
import type { ReleaseSource } from '@isp/federation/server'
import { createBffFetch } from '../bff-fetch.ts'
import type { ShellConfig } from '../config.ts'

/** Releases as the BFF knows them. @throws Error while it, its database or its store does not answer */
export type ReleasedContent = ReleaseSource & {
  /** Waits until the revision is another than `since`; null if it stayed the same for a while. */
  after: (since: number, signal: AbortSignal) => Promise<ReleasesInStore | null>
  tellSetAside: (name: string, version: string, reason: string) => Promise<void>
}

/** Longer than the BFF waits for a change. */
const CHANGE_MS = 20_000
const FILE_MS = 30_000

export const releasedContentOf = ({
  bffOrigin,
  serverKey,
}: Pick<ShellConfig, 'bffOrigin' | 'serverKey'>): ReleasedContent => {
  const fetchBff = createBffFetch(serverKey)
  const ask = async (
    url: string,
    { signal, ...init }: RequestInit & { signal: AbortSignal },
    expected: readonly number[],
  ) => {
    const answer = await fetchBff(new Request(bffOrigin + url, init), signal)
    if (expected.includes(answer.status)) return answer
    await answer.body?.cancel()
    throw new Error(`BFF answered ${answer.status} to ${url.split('?', 1)[0]}`)
  }
  const bytesOf = async (url: string): Promise<Uint8Array | null> => {
    const answer = await ask(url, { signal: AbortSignal.timeout(FILE_MS) }, [200, 404])
    const bytes = new Uint8Array(await answer.arrayBuffer())
    return answer.status === 200 ? bytes : null
  }
  return {
    after: async (since, signal) => {
      const either = AbortSignal.any([signal, AbortSignal.timeout(CHANGE_MS)])
      const answer = await ask(storeUrls.releases(since), { signal: either }, [200, 304])
      return answer.status === 200 ? ((await answer.json()) as ReleasesInStore) : null
    },
    inventory: (name, version) => bytesOf(storeUrls.inventory(name, version)),
    file: async (name, version, file) => {
      const bytes = await bytesOf(storeUrls.releaseFile(name, version, file))
      if (bytes === null) throw new Error(`${name} ${version} has no ${file} in the store`)
      return bytes
    },
    tellSetAside: async (name, version, reason) => {
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ reason: reason.slice(0, 2000) }),
        signal: AbortSignal.timeout(FILE_MS),
      }
      await ask(storeUrls.setAside(name, version), init, [204, 404])
    },
  }
}
