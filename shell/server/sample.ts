import { existsSync } from 'node:fs'
import path from 'node:path'
import type { ShellConfig } from './config.ts'
import type { LateScript } from './late-script.ts'
import type { Renderer } from './renderer.ts'

/**
 * Chooses which pages load the script that reports speed and errors; chosen per page, so that no visitor is tracked.
 * All pages if API calls are logged (D13), none if the release has no such script.
 */
export const createSample = (
  config: ShellConfig,
  random: () => number = Math.random,
): ((renderer: Renderer) => LateScript | null) => {
  const known = new WeakMap<Renderer, LateScript | null>()
  const lateOf = (renderer: Renderer): LateScript | null => {
    const { directory, base } = renderer
    if (!existsSync(path.join(directory, 'web/telemetry.js'))) return null
    return { src: `${base}telemetry.js`, logsCalls: config.logsCalls }
  }
  return (renderer) => {
    if (!config.logsCalls && random() * 100 >= config.telemetryShare) return null
    const late = known.get(renderer) ?? lateOf(renderer)
    known.set(renderer, late)
    return late
  }
}
