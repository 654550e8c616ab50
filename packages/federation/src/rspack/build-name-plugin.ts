import { createHash } from 'node:crypto'
import { type Compilation, type Compiler, sources } from '@rspack/core'

const PLUGIN = 'BuildNamePlugin'
const PLACEHOLDER = 'buildname00'

/**
 * Derives the `uniqueName` of a build from its content. Two releases of one remote can be loaded in one document and
 * register their chunks under this name: they must not take each other's. Set `output.uniqueName` to `uniqueName`.
 */
export class BuildNamePlugin {
  readonly uniqueName: string

  constructor(name: string) {
    this.uniqueName = `${name}_${PLACEHOLDER}`
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      // before minification, hashes and integrity attributes
      const stage = (compiler.webpack.Compilation as typeof Compilation)
        .PROCESS_ASSETS_STAGE_PRE_PROCESS
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, (assets) => {
        const hash = createHash('sha256')
        for (const [name, asset] of Object.entries(assets).sort(([a], [b]) => (a < b ? -1 : 1))) {
          hash.update(name).update(asset.buffer())
        }
        const build = hash.digest('hex').slice(0, PLACEHOLDER.length)
        for (const [name, asset] of Object.entries(assets)) {
          const { source, map } = asset.sourceAndMap()
          if (!source.includes(PLACEHOLDER)) continue
          const text = source.toString().replaceAll(PLACEHOLDER, build) // of the same length, so that the source map stays correct
          compilation.updateAsset(
            name,
            map ? new sources.SourceMapSource(text, name, map) : new sources.RawSource(text),
          )
        }
      })
    })
  }
}
