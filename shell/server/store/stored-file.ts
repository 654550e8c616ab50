import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { storeHeaders, storeUrls } from '@isp/contract/store-urls'
import { createBffFetch } from '../bff-fetch.ts'
import type { ShellConfig } from '../config.ts'

/** What the BFF says about a file of the store. */
export type StoredFile =
  | { state: 'absent' }
  /** The copy with the given tag is still the content. */
  | { state: 'same' }
  | FoundFile

export type FoundFile = { state: 'found'; size: number; storedAt: number; content: Readable }

/** A file of the store by its path. @throws Error while the BFF or its store does not answer */
export type ReadStoredFile = (path: string, tag?: string) => Promise<StoredFile>

type Source = Pick<ShellConfig, 'bffOrigin' | 'serverKey'>

/** Time limits in ms for the first byte and for the whole file. */
const ANSWER_MS = 15_000
const WHOLE_MS = 300_000

/** The bytes; fails at their end if they are not what was announced. */
async function* checked(content: AsyncIterable<Uint8Array>, sha256: string) {
  const hash = createHash('sha256')
  for await (const chunk of content) {
    hash.update(chunk)
    yield chunk
  }
  if (hash.digest('hex') !== sha256) throw new Error('the file arrived with another hash')
}

export const storedFilesOf = ({ bffOrigin, serverKey }: Source): ReadStoredFile => {
  const fetchBff = createBffFetch(serverKey)
  return async (path, tag) => {
    const late = new AbortController()
    let timer = setTimeout(() => late.abort(), ANSWER_MS)
    const request = new Request(`${bffOrigin}${storeUrls.file(path)}`, {
      headers: tag === undefined ? {} : { 'if-none-match': tag },
    })
    const answer = await fetchBff(request, late.signal).finally(() => clearTimeout(timer))
    if (answer.status === 200 && answer.body) {
      timer = setTimeout(() => late.abort(), WHOLE_MS)
      const content = Readable.from(
        checked(
          Readable.fromWeb(answer.body as never),
          answer.headers.get(storeHeaders.sha256) ?? '',
        ),
        { objectMode: false },
      )
      return {
        state: 'found',
        size: Number(answer.headers.get('content-length')),
        storedAt: Number(answer.headers.get(storeHeaders.storedAt)),
        content: content.once('close', () => clearTimeout(timer)),
      }
    }
    await answer.body?.cancel()
    if (answer.status === 304) return { state: 'same' }
    if (answer.status === 404) return { state: 'absent' }
    throw new Error(`BFF answered ${answer.status}`)
  }
}
