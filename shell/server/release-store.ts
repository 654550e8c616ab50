import path from 'node:path'
import {
  createBundleTrial,
  createReleaseStore,
  type ReleaseStore,
  readProvides,
} from '@isp/federation/server'
import type { FastifyInstance } from 'fastify'
import type { ShellConfig } from './config.ts'

/** The releases of this process: looked at before the first request, then watched until it ends. */
export const openReleaseStore = async (
  app: FastifyInstance,
  config: ShellConfig,
): Promise<ReleaseStore> => {
  const store = createReleaseStore(config.releaseDir, {
    // in development the shell's own build changes under a trial
    ...(!config.isWatching && {
      tryBundle: createBundleTrial(path.join(config.distDir, 'node/render.cjs')),
      provides: await readProvides(path.join(config.distDir, 'provides.json')),
    }),
    onTaken: ({ name, version }) => app.log.info({ remote: name, version }, 'release taken'),
    onRefused: (name, refusal, servedInstead) =>
      app.log.error({ remote: name, ...refusal, servedInstead }, 'release refused'),
  })
  const stopWatching = await store.watch()
  app.addHook('onClose', async () => stopWatching())
  return store
}
