import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Compiler } from '@rspack/core'
import type { ReleaseMeta } from '../registry.ts'
import { isReleased } from './hot-replacement.ts'
import type { UsesPlugin } from './usage/uses-plugin.ts'

type Options = Pick<ReleaseMeta, 'name' | 'contract' | 'prefixes' | 'fragments'> & {
  shared: readonly string[]
}

/** Writes `dist/release-meta.json`: what publishing needs to know about this build. */
export class ReleaseMetaPlugin {
  readonly options: Options
  readonly uses: Pick<UsesPlugin, 'whenKnown'>

  constructor(options: Options, uses: Pick<UsesPlugin, 'whenKnown'>) {
    this.options = options
    this.uses = uses
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('ReleaseMetaPlugin', (stats) => {
      const { chunks = [] } = stats.toJson({ all: false, chunks: true, ids: true })
      const filesOf = (name: string) =>
        chunks
          .filter((chunk) => chunk.names?.includes(name))
          .flatMap((chunk) => chunk.files ?? [])
          .filter(isReleased)
      const entry = filesOf(this.options.name).find((file) => file.startsWith('remoteEntry.'))
      if (!entry) return // the build failed: the caller of the compiler reports its errors
      const { shared, ...rest } = this.options
      const meta: Omit<ReleaseMeta, 'uses' | 'lateFragments' | 'events'> = {
        ...rest,
        web: { entry, preload: filesOf('routes') },
        node: { entry: 'server.cjs', shared },
      }
      const folder = path.dirname(compiler.outputPath)
      this.uses.whenKnown(({ uses, gives }) => {
        mkdirSync(folder, { recursive: true })
        const text = JSON.stringify({ ...meta, ...gives, uses } satisfies ReleaseMeta, null, 2)
        writeFileSync(path.join(folder, 'release-meta.json'), `${text}\n`)
      })
    })
  }
}
