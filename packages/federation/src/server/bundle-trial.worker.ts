// A remote's server bundle runs here first: what hangs, ends the process or eats the memory does so in this thread.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { evaluateBundle, type SharedModules } from './bundle-evaluation.ts'

const { bundleFile, rendererFile } = workerData as { bundleFile: string; rendererFile: string }
const renderer = createRequire(import.meta.url)(rendererFile) as { sharedModules: SharedModules }
try {
  evaluateBundle(readFileSync(bundleFile, 'utf8'), bundleFile, renderer.sharedModules)
  parentPort?.postMessage({ failure: null })
} catch (error) {
  parentPort?.postMessage({ failure: error instanceof Error ? error.message : String(error) })
}
