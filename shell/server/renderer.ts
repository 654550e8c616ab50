import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Registry } from '@isp/federation'
import type { ShellAssets } from '@isp/federation/rspack'
import type { PageFacts } from '../build/page-facts-plugin.ts'
import { contentSecurityPolicy } from './security-headers.ts'

/** One build of the shell as plain data: its code runs only where pages are rendered (render-bundle.ts). */
export type Renderer = {
  /** Differs whenever the build does. */
  version: string
  /** Holds `node/render.cjs`. */
  directory: string
  main: ShellAssets['main']
  /** Source of the inline starter. */
  boot: string
  /** The policy of every page of this build. */
  policy: string
  fonts: readonly string[]
}

/** What a page is made with: one build of the shell, one release of each remote. */
export type Edition = { renderer: Renderer; registry: Registry }

const load = (directory: string): Renderer => {
  const read = (file: string) => readFileSync(path.join(directory, file), 'utf8')
  const parts = {
    assets: read('shell-assets.json'),
    boot: read('boot/boot.js'),
    facts: read('node/page-facts.json'),
    bundle: read('node/render.cjs'),
  }
  const { main } = JSON.parse(parts.assets) as ShellAssets
  const { consentScript, fonts } = JSON.parse(parts.facts) as PageFacts
  return {
    version: createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16),
    directory,
    main,
    boot: parts.boot,
    policy: contentSecurityPolicy([consentScript, parts.boot]),
    fonts,
  }
}

/** Throws at once when there is no build. While `isWatching`, a newer build is taken at the next request. */
export const createRendererSource = (distDir: string, isWatching: boolean): (() => Renderer) => {
  const stampOf = () => statSync(path.join(distDir, 'shell-assets.json')).mtimeMs
  let stamp = isWatching ? stampOf() : 0
  let renderer = load(distDir)
  return () => {
    if (!isWatching) return renderer
    try {
      const newest = stampOf()
      if (newest !== stamp) {
        renderer = load(distDir)
        stamp = newest
      }
    } catch {
      // a build is being written: the one before serves this request
    }
    return renderer
  }
}
