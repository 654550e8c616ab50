import { type ContentStore, openContentStore } from '@isp/bff/content-store'
import { moveReleases } from '../store/move-releases.ts'
import { type PublishInput, publishRelease } from './publish-release.ts'
import { changeStore } from './with-releases.ts'

type Environment = Readonly<Record<string, string | undefined>>

const withStoreOf = async <Result>(
  environment: Environment,
  work: (store: ContentStore) => Promise<Result>,
): Promise<Result> => {
  const store = openContentStore(environment)
  if (!store) throw new Error('the environment names no store')
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

/** Takes the releases of a folder into the store that the environment names. */
export const fillStore = async (environment: Environment, folder: string): Promise<void> => {
  await withStoreOf(environment, (store) => moveReleases(folder, store, () => {}))
}

/** Publishes a release to the store that the environment names; `copyDir`: where its releases are looked at meanwhile. */
export const publishToStore = (
  environment: Environment,
  input: Omit<PublishInput, 'storeDir'>,
  copyDir: string,
): Promise<{ version: string }> =>
  withStoreOf(environment, (store) =>
    changeStore(store, 'release', ({ storeDir }) => publishRelease({ storeDir, ...input }), {
      storeDir: copyDir,
      print: () => {},
    }),
  )
