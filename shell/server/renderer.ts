import { readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Registry } from '@isp/federation'
import type { ShellAssets } from '@isp/federation/rspack'
import type { render, sharedModules } from '../src/app/entry-server.tsx'
import { contentSecurityPolicy } from './security-headers.ts'

type Bundle = { render: typeof render; sharedModules: typeof sharedModules }

/** The shell's own build: its renderer, its first script, the inline starter. */
export type Renderer = Bundle & {
  main: ShellAssets['main']
  boot: string
  /** The policy of every page of this build. */
  policy: string
  fonts: readonly string[]
}

/** What a page is made with: one build of the shell, one release of each remote. */
export type Edition = { renderer: Renderer; registry: Registry }

const require = createRequire(import.meta.url)

const load = (distDir: string): Renderer => {
  const file = path.join(distDir, 'node/render.cjs')
  delete require.cache[file]
  const bundle = require(file) as Bundle & {
    firstScreenFonts: readonly string[]
    consentScript: string
  }
  const assets = JSON.parse(
    readFileSync(path.join(distDir, 'shell-assets.json'), 'utf8'),
  ) as ShellAssets
  const boot = readFileSync(path.join(distDir, 'boot/boot.js'), 'utf8')
  return {
    render: bundle.render,
    sharedModules: bundle.sharedModules,
    main: assets.main,
    boot,
    policy: contentSecurityPolicy([bundle.consentScript, boot]),
    fonts: bundle.firstScreenFonts,
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
