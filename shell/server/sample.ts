import { existsSync } from 'node:fs'
import path from 'node:path'
import type { ShellConfig } from './config.ts'
import type { LateScript } from './late-script.ts'
import type { Renderer } from './renderer.ts'

/** The script that reports speed and errors; null if the release has none, or the page was not chosen. */
export type Sample = {
  /** For some pages; chosen per page, so that no visitor is tracked. For all if API calls are logged (D13). */
  some: (renderer: Renderer) => LateScript | null
  always: (renderer: Renderer) => LateScript | null
}

export const createSample = (
  config: Pick<ShellConfig, 'logsCalls' | 'telemetryShare'>,
  random: () => number = Math.random,
): Sample => {
  const known = new WeakMap<Renderer, LateScript | null>()
  const lateOf = (renderer: Renderer): LateScript | null => {
    const { directory, base } = renderer
    if (!existsSync(path.join(directory, 'web/telemetry.js'))) return null
    return { src: `${base}telemetry.js`, logsCalls: config.logsCalls }
  }
  const always = (renderer: Renderer): LateScript | null => {
    const late = known.has(renderer) ? (known.get(renderer) ?? null) : lateOf(renderer)
    known.set(renderer, late)
    return late
  }
  return {
    always,
    some: (renderer) =>
      config.logsCalls || random() * 100 < config.telemetryShare ? always(renderer) : null,
  }
}
