import type { ReleaseStore } from '@isp/federation/server'
import type { FastifyInstance } from 'fastify'
import { createRenderPool, type RenderPool, type RenderPoolOptions } from './render-pool.ts'

type Sources = Pick<RenderPoolOptions, 'releaseDir' | 'build' | 'limits' | 'serverKey'> & {
  store: Pick<ReleaseStore, 'setAside'>
}

/** The render threads of this server: started before the first request, ended at shutdown. */
export const openRenderPool = async (
  app: FastifyInstance,
  { store, ...sources }: Sources,
): Promise<RenderPool> => {
  const pool = createRenderPool({
    ...sources,
    log: app.log,
    onCulprit: async ({ name, version }, reason) => {
      await store
        .setAside(name, version, reason)
        .catch((err: unknown) =>
          app.log.error({ err, remote: name, version }, 'set aside until the next start only'),
        )
    },
  })
  app.addHook('onClose', pool.close)
  await pool.ready
  return pool
}
