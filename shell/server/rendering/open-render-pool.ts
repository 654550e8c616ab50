import type { ReleaseStore } from '@isp/federation/server'
import type { FastifyInstance } from 'fastify'
import { createRenderPool, type RenderPool, type RenderPoolOptions } from './render-pool.ts'

type Sources = Pick<RenderPoolOptions, 'releaseDir' | 'build' | 'limits' | 'serverKey'> & {
  store: Pick<ReleaseStore, 'setAside'>
}

export type RenderPools = {
  stable: RenderPool
  /** For releases of canaries and previews: what blocks a thread there disturbs nobody else. */
  trial: Pick<RenderPool, 'render'>
}

/**
 * The render threads of this server: started before the first request, ended at shutdown; those for releases that are
 * tried, with the first of their pages.
 */
export const openRenderPools = async (
  app: FastifyInstance,
  sources: Sources,
): Promise<RenderPools> => {
  const stable = openPool(app, sources)
  let trial: RenderPool | null = null
  app.addHook('onClose', async () => {
    await Promise.all([stable.close(), trial?.close()])
  })
  await stable.ready
  return {
    stable,
    trial: {
      render: async (job) => {
        trial ??= openPool(app, { ...sources, build: job.build })
        return trial.render(job)
      },
    },
  }
}

const openPool = (app: FastifyInstance, { store, ...sources }: Sources): RenderPool =>
  createRenderPool({
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
