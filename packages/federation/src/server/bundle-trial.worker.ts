// Tries server bundles in a worker thread: a hang, an exit or excessive memory use stays inside it.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { singletonNames } from '../singletons.ts'
import { evaluateBundle, type SharedModules } from './bundle-evaluation.ts'
import type { Trial } from './bundle-trial.ts'

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : `${error}`)

/** Checks that the shell's renderer exports what the web server needs; returns the modules that it shares with remotes. */
const loadRenderer = (file: string): SharedModules => {
  const loaded = createRequire(import.meta.url)(file) as {
    render?: unknown
    sharedModules?: SharedModules
  }
  if (typeof loaded.render !== 'function') throw new Error('it renders nothing')
  const shared = loaded.sharedModules ?? {}
  const lost = singletonNames.find((name) => !Object.hasOwn(shared, name))
  if (lost) throw new Error(`it does not share ${lost}`)
  return shared
}

/** Returns the error message; null if everything starts. */
const tryAll = ({ renderer, bundles }: Trial): string | null => {
  try {
    const shared = loadRenderer(renderer)
    for (const { name, file, contract } of bundles) {
      try {
        evaluateBundle(readFileSync(file, 'utf8'), file, shared, contract)
      } catch (error) {
        return `${name}: ${messageOf(error)}`
      }
    }
    return null
  } catch (error) {
    return `shell: ${messageOf(error)}`
  }
}

parentPort?.postMessage({ failure: tryAll(workerData as Trial) })
