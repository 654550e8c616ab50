import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Compiler } from '@rspack/core'
import { REMOTE_CONTRACT, RENDERER_INTERFACE } from '../contract-number.ts'
import { SHELL_NAME, type ShellMeta } from '../registry.ts'
import { isReleased } from './hot-replacement.ts'
import type { ProvidesPlugin } from './usage/provides-plugin.ts'
import type { UsesPlugin } from './usage/uses-plugin.ts'

type Options = {
  /** Paths relative to `web/`. */
  fonts: readonly string[]
  /** Source of the inline script that runs before the first paint. */
  consentScript: string
  /** Version of every singleton, by name. */
  shared: Readonly<Record<string, string>>
}

/** Writes `dist/release-meta.json` of the shell: what publishing and the web server need to know about this build. */
export class ShellMetaPlugin {
  readonly options: Options
  readonly provides: Pick<ProvidesPlugin, 'whenKnown'>
  readonly uses: Pick<UsesPlugin, 'whenKnown'> | null

  constructor(
    options: Options,
    provides: Pick<ProvidesPlugin, 'whenKnown'>,
    /** Null in development, where its reading would delay every change. */
    uses: Pick<UsesPlugin, 'whenKnown'> | null,
  ) {
    this.options = options
    this.provides = provides
    this.uses = uses
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('ShellMetaPlugin', (stats) => {
      const { entrypoints } = stats.toJson({ all: false, entrypoints: true })
      const entry = entrypoints?.main?.assets
        ?.map((asset) => asset.name)
        .find((name) => name.endsWith('.js') && isReleased(name))
      if (!entry) return // the build failed: the caller of the compiler reports its errors
      const meta: Omit<ShellMeta, 'provides' | 'uses'> = {
        name: SHELL_NAME,
        contract: REMOTE_CONTRACT,
        renderer: RENDERER_INTERFACE,
        web: { entry, fonts: this.options.fonts },
        node: { entry: 'render.cjs' },
        inline: { consent: this.options.consentScript, boot: 'boot/boot.js' },
        shared: this.options.shared,
      }
      const folder = path.dirname(compiler.outputPath)
      const isDevelopment = compiler.options.mode === 'development'
      const write = (rest: Pick<ShellMeta, 'uses'>) =>
        this.provides.whenKnown((found) => {
          const whole: ShellMeta = { ...meta, provides: isDevelopment ? null : found, ...rest }
          mkdirSync(folder, { recursive: true })
          const text = `${JSON.stringify(whole, null, 2)}\n`
          writeFileSync(path.join(folder, 'release-meta.json'), text)
        })
      if (!this.uses) write({})
      this.uses?.whenKnown(({ uses: { operations, fragments, events } }) =>
        write({ uses: { operations, fragments, events } }),
      )
    })
  }
}
