import type { RemoteModule } from '@isp/federation'
import { createRemoteEvaluator } from '@isp/federation/server'
import type { RenderResult } from '../../src/app/entry-server.tsx'
import type { BffFetch } from '../bff-fetch.ts'
import { createPageBudget, LatePage } from './page-budget.ts'
import { createBundleLoader } from './render-bundle.ts'
import { plainError, type RenderAnswer, type RenderJob, type Trouble } from './render-job.ts'
import type { RenderLimits } from './render-limits.ts'

const within = async <T>(work: Promise<T>, budgetMs: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not ready within ${budgetMs} ms`)), budgetMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

const troubleOf = (error: unknown): Trouble => {
  if (!(error instanceof LatePage)) return { what: 'threw', error: plainError(error) }
  return { what: error.waitsFor === 'bff' ? 'BFF too slow' : 'did not finish', error: null }
}

const answerOf = (result: RenderResult, trouble: Trouble | null): RenderAnswer => ({
  result:
    result.kind === 'page' ? { ...result, failures: result.failures.map(plainError) } : result,
  trouble,
})

/**
 * Renders pages with the remotes that own their addresses, or without, if a remote cannot be loaded, throws or hangs.
 * `beat` is called whenever a page makes progress.
 */
export const createPageWork = (
  beat: () => void,
  folderOf: (release: { name: string; version: string }) => string,
  limits: RenderLimits,
  fetchBff: BffFetch,
) => {
  const buildOf = createBundleLoader((bundle) => ({
    ...bundle,
    evaluator: createRemoteEvaluator({ folderOf }),
  }))

  const renderWith = ({ build, release, input }: RenderJob, owner: RemoteModule | null) => {
    beat() // beats between two pages too, so that a thread with many pages does not seem silent
    const budget = createPageBudget(beat, limits, fetchBff)
    const assets = owner ? input.assets : { ...input.assets, ownerScripts: [] }
    const { render } = buildOf(build)
    const missing = release && !owner ? release.name : null
    const { fetch, signal } = budget
    const url = new URL(input.url)
    return budget.spend(render({ ...input, url, assets, owner, missing, fetch, signal }))
  }

  const withOwner = async (job: RenderJob): Promise<RenderAnswer | Trouble> => {
    const { release } = job
    let owner: RemoteModule | null = null
    if (release) {
      const { evaluator, sharedModules } = buildOf(job.build)
      try {
        owner = await within(evaluator.load(release, sharedModules), limits.loadMs)
      } catch (error) {
        return { what: 'not loaded', error: plainError(error) }
      }
    }
    try {
      return answerOf(await renderWith(job, owner), null)
    } catch (error) {
      return troubleOf(error)
    }
  }

  return {
    /** Loads a build before the first page needs it. */
    warm: (build: RenderJob['build']): void => void buildOf(build),
    /** Rejects only if the shell without the remote cannot be rendered either. */
    render: async (job: RenderJob): Promise<RenderAnswer> => {
      let trouble: Trouble | null = null
      if (!job.isPlain && (!job.release || job.release.isAvailable)) {
        const done = await withOwner(job)
        if ('result' in done) return done
        trouble = done
      }
      // a failing remote must not break the page: renders only the shell, and the browser tries again
      return answerOf(await renderWith(job, null), trouble)
    },
  }
}
