import { createBundleTrial, createReleaseStore, type ReleaseStore } from '@isp/federation/server'
import type { FastifyInstance } from 'fastify'
import { ConfigError, type ShellConfig } from './config.ts'

/** The releases of this process: looked at before the first request, then watched until it ends. Throws without a shell. */
export const openReleaseStore = async (
  app: FastifyInstance,
  config: ShellConfig,
): Promise<ReleaseStore> => {
  const store = createReleaseStore(config.releaseDir, {
    // in development every save is a release: it shows at once whether it runs
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
