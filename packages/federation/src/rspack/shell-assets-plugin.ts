import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Compiler } from '@rspack/core'

/** What the web server must name in every page. */
export type ShellAssets = { main: { src: string; integrity: string } }

/** Writes `dist/shell-assets.json` after each build of the shell. */
export class ShellAssetsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('ShellAssetsPlugin', (stats) => {
      const { entrypoints } = stats.toJson({ all: false, entrypoints: true })
      const main = entrypoints?.main?.assets
        ?.map((asset) => asset.name)
        .find((n) => n.endsWith('.js'))
      if (!main || stats.hasErrors()) return // whoever runs the build reports its errors
      const bytes = readFileSync(path.join(compiler.outputPath, main))
      const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`
      const assets: ShellAssets = { main: { src: `/static/${main}`, integrity } }
      const target = path.join(path.dirname(compiler.outputPath), 'shell-assets.json')
      writeFileSync(target, `${JSON.stringify(assets, null, 2)}\n`)
    })
  }
}
