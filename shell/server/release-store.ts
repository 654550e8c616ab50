import { createBundleTrial, createReleaseStore, type ReleaseStore } from '@isp/federation/server'
import type { FastifyInstance } from 'fastify'
import { ConfigError, type ShellConfig } from './config.ts'

/** Opens the release store: read before the first request, then watched until the process ends. Throws without a shell release. */
export const openReleaseStore = async (
  app: FastifyInstance,
  config: ShellConfig,
): Promise<ReleaseStore> => {
  const store = createReleaseStore(config.releaseDir, {
    // in development every save is a release, and failures are visible at once, so bundles are not tried
    ...(!config.isDevelopment && { tryBundle: createBundleTrial() }),
    onTaken: ({ name, version }) => app.log.info({ release: name, version }, 'release taken'),
    onRefused: (name, refusal, servedInstead) =>
      app.log.error({ release: name, ...refusal, servedInstead }, 'release refused'),
  })
  const stopWatching = await store.watch()
  app.addHook('onClose', async () => stopWatching())
  if (!store.read().shell) {
    stopWatching()
    const reason = store.health().shell?.refused?.reason ?? 'nothing was released'
    throw new ConfigError(
      `no release of the shell in ${config.releaseDir} (${reason}): run npm start`,
    )
  }
  return store
}
