import type { Pointer } from './release.schema.ts'
import { listStored, readPointer } from './release-pointer.ts'
import { RefusedRelease } from './release-refusal.ts'

/** A release that was refused, and why; `version` is null if the pointer itself cannot be read. */
export type Refusal = { version: string | null; code: string; reason: string }

/** Candidate versions to serve, best first, and the refusal known so far. */
export type Choice = { versions: readonly string[]; refused: Refusal | null }

export const refusalOf = (version: string | null, { code, message }: RefusedRelease): Refusal => ({
  version,
  code,
  reason: message,
})

/** The release named by the pointer, then the one in service, then the newest that was not rolled back. */
const choose = (pointer: Pointer, served: string | undefined): string[] => {
  // fault: rejected-release-comes-back
  const earlier = pointer.releases.filter(({ isRejected }) => !isRejected)
  const versions = [pointer.version, served, ...earlier.map(({ version }) => version)]
  return [...new Set(versions.filter((version) => version !== undefined))]
}

/** Null if no release of this name is to be served. Without a readable pointer: the one in service, else the newest in the store. */
export const readChoice = async (
  storeDir: string,
  name: string,
  served: string | undefined,
): Promise<Choice | null> => {
  try {
    const pointer = await readPointer(storeDir, name)
    return pointer && { versions: choose(pointer, served), refused: null }
  } catch (error) {
    if (!(error instanceof RefusedRelease)) throw error
    const stored = (await listStored(storeDir, name)).map(({ version }) => version)
    const versions = served ? [served, ...stored.filter((one) => one !== served)] : stored
    return { versions, refused: refusalOf(null, error) }
  }
}
