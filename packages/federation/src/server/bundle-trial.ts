import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { TrialMessage } from './bundle-trial.worker.ts'
import { findForeignVersion, readManifest } from './federation-manifest.ts'
import { RefusedRelease } from './release-refusal.ts'

/**
 * Compares what a release was built against with what the shell shares, and runs its server bundle where it can do no harm;
 * rejects with RefusedRelease when it is not a remote of this shell.
 */
export type BundleTrial = (bundleFile: string) => Promise<void>

/** Loading takes a fifth of a second; a machine under full load has been seen to need ten. */
const BUDGET_MS = 30_000
const MEMORY_MB = 256

/** Tries bundles with the singletons of the shell's own server build (`shell/dist/node/render.cjs`), and their versions. */
export const createBundleTrial =
  (rendererFile: string, budgetMs = BUDGET_MS): BundleTrial =>
  async (bundleFile) => {
    const manifest = await readManifest(path.resolve(bundleFile, '../..'))
    await new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./bundle-trial.worker.ts', import.meta.url), {
        workerData: { bundleFile, rendererFile },
        resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      })
      const end = (refusal?: RefusedRelease) => {
        clearTimeout(timer)
        void worker.terminate()
        if (refusal) reject(refusal)
        else resolve()
      }
      const timer = setTimeout(() => end(new RefusedRelease('bundle-slow')), budgetMs)
      worker.on('message', (message: TrialMessage) => {
        if ('versions' in message) {
          const refusal = findForeignVersion(manifest, message.versions)
          if (refusal) end(refusal)
        } else if (message.failure === null) end()
        else end(new RefusedRelease('bundle-failed', message.failure))
      })
      worker.once('error', (error) => end(new RefusedRelease('bundle-failed', String(error))))
      worker.once('exit', (code) => end(new RefusedRelease('bundle-failed', `exit ${code}`)))
    })
  }

/** How long a failed trial is believed: a bundle never changes, but a machine may have been short of memory. */
const RETRY_MS = 300_000

/** Each bundle is tried once; one that failed is tried again only after a while. */
export const rememberTrials = (tryBundle: BundleTrial): BundleTrial => {
  const passed = new Set<string>()
  const failed = new Map<string, { at: number; error: unknown }>()
  return async (bundleFile) => {
    const failure = failed.get(bundleFile)
    if (failure && Date.now() - failure.at < RETRY_MS) throw failure.error
    if (passed.has(bundleFile)) return
    try {
      await tryBundle(bundleFile)
      passed.add(bundleFile)
      failed.delete(bundleFile)
    } catch (error) {
      failed.set(bundleFile, { at: Date.now(), error })
      throw error
    }
  }
}
