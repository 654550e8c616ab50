// A remote's server bundle runs here first: what hangs, ends the process or eats the memory does so in this thread.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { evaluateBundle, type SharedModules } from './bundle-evaluation.ts'
import type { SharedVersions } from './federation-manifest.ts'

const { bundleFile, rendererFile } = workerData as { bundleFile: string; rendererFile: string }
type Renderer = { sharedModules: SharedModules; sharedVersions: SharedVersions }
/** The versions first: a bundle that was built against others need not be waited for. */
export type TrialMessage = { versions: SharedVersions } | { failure: string | null }
const tell = (message: TrialMessage) => parentPort?.postMessage(message)

const renderer = createRequire(import.meta.url)(rendererFile) as Renderer
tell({ versions: renderer.sharedVersions })
try {
  evaluateBundle(readFileSync(bundleFile, 'utf8'), bundleFile, renderer.sharedModules)
  tell({ failure: null })
} catch (error) {
  tell({ failure: error instanceof Error ? error.message : String(error) })
}
