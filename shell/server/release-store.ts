import { setTimeout as sleep } from 'node:timers/promises'
import { createBundleTrial, createReleaseStore, type ReleaseStore } from '@isp/federation/server'
import type { FastifyInstance } from 'fastify'
import { ConfigError, type ShellConfig } from './config.ts'
import { createLackReport, followOperations, keepLooking } from './served-operations.ts'
import { type Behind, followReleases } from './store/follow-releases.ts'
import { releasedContentOf } from './store/released-content.ts'

/** How long a server without any release of its own waits for the BFF and the store, ms. */
const FIRST_MS = 60_000

/** `behind` is absent where the folder itself is the store. */
export type ShellReleases = Omit<ReleaseStore, 'watch' | 'look'> & { behind?: () => Behind }

/** The folder follows the store of the BFF; what it lacks is brought when it is asked for. */
const openMirror = async (
  app: FastifyInstance,
  { releaseDir, ...bff }: ShellConfig,
  store: ReleaseStore,
): Promise<ShellReleases> => {
  const followed = await followReleases({
    storeDir: releaseDir,
    content: releasedContentOf(bff),
    onChange: () => store.look(),
    log: app.log,
  })
  app.addHook('onClose', () => followed.stop())
  await store.look()
  if (!store.read().shell) {
    await Promise.race([followed.ready, sleep(FIRST_MS, undefined, { ref: false })])
  }
  return {
    ...store,
    behind: followed.behind,
    isSound: async (name, version) =>
      (await store.isSound(name, version)) ||
      ((await followed.bring(name, version)) && store.isSound(name, version)),
    setAside: async (name, version, reason) => {
      await store.setAside(name, version, reason)
      void followed.share().catch(() => {}) // told again with the next change
    },
  }
}

/** Opens the release store: read before the first request, then watched until the process ends. Throws without a shell release. */
export const openReleaseStore = async (
  app: FastifyInstance,
  config: ShellConfig,
): Promise<ShellReleases> => {
  const operations = followOperations(config)
  await operations.look()
  const store = createReleaseStore(config.releaseDir, {
    operations: operations.read,
    // in development every save is a release, and failures are visible at once, so bundles are not tried
    ...(!config.isDevelopment && { tryBundle: createBundleTrial() }),
    onTaken: ({ name, version }) => app.log.info({ release: name, version }, 'release taken'),
    onRefused: (name, refusal, servedInstead) =>
      app.log.error({ release: name, ...refusal, servedInstead }, 'release refused'),
  })
  const releases = config.hasStore ? await openMirror(app, config, store) : store
  const stopWatching = await store.watch()
  const stopLooking = keepLooking(operations, createLackReport(store, app.log))
  app.addHook('onClose', async () => {
    stopWatching()
    stopLooking()
  })
  if (!store.read().shell) {
    await app.close()
    const reason = store.health().shell?.refused?.reason ?? 'nothing was released'
    throw new ConfigError(
      config.hasStore
        ? `no release of the shell in the store of the BFF at ${config.bffOrigin} (${reason}): release one, or check BFF_ORIGIN`
        : `no release of the shell in ${config.releaseDir} (${reason}): run npm start`,
    )
  }
  return releases
}
