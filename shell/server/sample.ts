import { existsSync } from 'node:fs'
import path from 'node:path'
import type { ShellConfig } from './config.ts'
import type { LateScript } from './late-script.ts'
import type { Renderer } from './renderer.ts'

/**
 * Which pages bring the script that tells of their speed and errors: each by itself, so that nobody is followed. All of
 * them where calls are logged (D13), none of a release that has no such script.
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
