import { Worker } from 'node:worker_threads'
import { RefusedRelease } from './release-refusal.ts'

/** Paths of the server bundles to try: a release of the shell and the remotes that are to run with it. */
export type Trial = {
  renderer: string
  bundles: readonly { name: string; file: string; contract: number }[]
}

/** Starts server bundles in isolation; rejects with RefusedRelease if they do not work together. */
export type BundleTrial = (trial: Trial) => Promise<void>

/** Loading takes 0.2 s; up to 10 s have been observed on a machine under full load. */
const BUDGET_MS = 30_000
const MEMORY_MB = 256

export const createBundleTrial =
  (budgetMs = BUDGET_MS): BundleTrial =>
  (trial) =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./bundle-trial.worker.ts', import.meta.url), {
        workerData: trial,
        resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      })
      const end = (refusal?: RefusedRelease) => {
        clearTimeout(timer)
        void worker.terminate()
        if (refusal) reject(refusal)
        else resolve()
      }
      // fault: hanging-bundle-let-in
      const timer = setTimeout(() => end(new RefusedRelease('bundle-slow')), budgetMs)
      worker.once('message', ({ failure }: { failure: string | null }) =>
        end(failure === null ? undefined : new RefusedRelease('bundle-failed', failure)),
      )
      worker.once('error', (error) => end(new RefusedRelease('bundle-failed', String(error))))
      worker.once('exit', (code) => end(new RefusedRelease('bundle-failed', `exit ${code}`)))
    })

/** How long the result of a failed trial is kept: a bundle never changes, but the machine may have been short of memory. */
const RETRY_MS = 300_000

/** Keys for what a trial proves: the shell starts, and each remote starts with it. */
const proofsOf = ({ renderer, bundles }: Trial): string[] => [
  renderer,
  ...bundles.map(({ file }) => `${renderer}\n${file}`),
]

/** Tries each pair of shell and remote once; a failed trial is repeated only after RETRY_MS. */
export const rememberTrials = (tryBundle: BundleTrial): BundleTrial => {
  const passed = new Set<string>()
  const failed = new Map<string, { at: number; error: unknown }>()
  return async (trial) => {
    const proofs = proofsOf(trial)
    const key = proofs.join('\n')
    const failure = failed.get(key)
    if (failure && Date.now() - failure.at < RETRY_MS) throw failure.error
    if (proofs.every((proof) => passed.has(proof))) return
    try {
      await tryBundle(trial)
      for (const proof of proofs) passed.add(proof)
      failed.delete(key)
    } catch (error) {
      failed.set(key, { at: Date.now(), error })
      throw error
    }
  }
}
