import { mkdir, readdir } from 'node:fs/promises'
import {
  AppError,
  type ContentStore,
  openContentStore,
  S3Error,
  StartupError,
  storageFault,
} from '@isp/bff/content-store'
import { releaseNameSchema, sweepIncoming } from '@isp/federation/server'
import { startDatabase } from '../database/index.ts'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { fromRoot, runtimeFolders } from '../workspace/paths.ts'
import { actor } from './actor.ts'
import { commitOf } from './commit-of.ts'
import { type Pulled, pullReleases, sourceOf } from './pull-releases.ts'
import { pushReleases } from './push-releases.ts'
import { storeMessages as messages } from './store.messages.ts'

/** A copy of the store in which commands work; the folder of a running shop follows the store by itself. */
const copyDir = fromRoot('var/store-releases')
const DAY_MS = 86_400_000

/** Files of releases that the database no longer knows, left by commands that were broken off. */
const removeForgotten = async ({ storage, ledger }: ContentStore): Promise<void> => {
  const { names } = await ledger.read()
  for await (const path of storage.files.listOlder('releases/', DAY_MS)) {
    const [, name = '', version] = path.split('/')
    const isKnown = names[name]?.versions.some((one) => one.version === version)
    if (!isKnown) await storage.files.remove(path)
  }
}

type Act = 'release' | 'rollback' | 'retire'

export type ChangeOptions = {
  /** The folder of the copy. */
  storeDir?: string
  print?: (line: string) => void
}

const printLine = (line: string): void => void process.stdout.write(`${line}\n`)

/**
 * Runs a change of releases on a copy of the store, while no other command on any machine changes it, and takes over
 * what it changed in one transaction. When the change is refused or broken off, the store is as it was.
 */
export const changeStore = async <T>(
  store: ContentStore,
  act: Act,
  work: (pulled: Pulled) => Promise<T>,
  { storeDir = copyDir, print = printLine }: ChangeOptions = {},
): Promise<T> => {
  const { storage, ledger } = store
  await mkdir(storeDir, { recursive: true })
  const commit = await commitOf()
  const done = await ledger.locked(
    async (releases) => {
      await sweepIncoming(storeDir)
      const pulled = await pullReleases(storeDir, sourceOf(storage, ledger), releases)
      const result = await work(pulled)
      const push = {
        storeDir,
        files: storage.files,
        releases,
        act: { act, actor: actor(), commit },
      }
      const gone: string[] = []
      for (const name of await readdir(storeDir)) {
        if (releaseNameSchema.safeParse(name).success)
          gone.push(...(await pushReleases(push, name)))
      }
      return { result, gone }
    },
    () => print(messages.waiting),
  )
  for (const path of done.gone) await storage.files.remove(path)
  await removeForgotten(store)
  return done.result
}

const NO_TABLE = '42P01'

/** What the operator is told about a store or a database that fails; other errors as they are. */
const asSentence = async (error: unknown, { storage }: ContentStore): Promise<unknown> => {
  if ((error as { code?: string }).code === NO_TABLE) return new ExpectedFailure(messages.noTables)
  if (error instanceof S3Error) {
    return new ExpectedFailure(messages.noStore(storage.place, error.message))
  }
  if (!(error instanceof AppError)) return error
  const cause = error.cause instanceof Error ? error.cause.message : error.code
  if (error.code === 'DATABASE_UNAVAILABLE') return new ExpectedFailure(messages.noDatabase(cause))
  const fault = await storageFault(storage).catch(() => null)
  return new ExpectedFailure(fault ?? messages.noStore(storage.place, cause))
}

/** Opens the store of CONTENT_STORE for a command, with the shop's database; null without one. */
export const withStore = async <T>(
  work: (store: ContentStore | null) => Promise<T>,
): Promise<T> => {
  if (!process.env.CONTENT_STORE) return work(null)
  const database = await startDatabase({ dataDir: runtimeFolders.postgres })
  try {
    const store = openContentStore({ ...process.env, DATABASE_URL: database.url })
    if (!store) return await work(null)
    try {
      return await work(store)
    } catch (error) {
      throw await asSentence(error, store)
    } finally {
      await store.close()
    }
  } catch (error) {
    throw error instanceof StartupError ? new ExpectedFailure(error.message) : error
  } finally {
    await database.stop()
  }
}

/** Runs a change of releases where they are: in the folder of RELEASE_DIR, or in the store of CONTENT_STORE. */
export const changeReleases = <T>(
  act: Act,
  work: (at: { storeDir: string; bring?: Pulled['bring'] }) => Promise<T>,
): Promise<T> =>
  withStore((store) =>
    store ? changeStore(store, act, work) : work({ storeDir: runtimeFolders.releases }),
  )
