import { createHash } from 'node:crypto'
import { type Compilation, type Compiler, sources } from '@rspack/core'

const PLUGIN = 'BuildNamePlugin'
const PLACEHOLDER = 'buildname00'

/**
 * The `uniqueName` of a build follows from its content: two releases of one remote that meet in a document must not
 * take each other's chunks, and by this name they hand them over. In `output.uniqueName` stands `uniqueName`.
 */
export class BuildNamePlugin {
  readonly uniqueName: string

  constructor(name: string) {
    this.uniqueName = `${name}_${PLACEHOLDER}`
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      // before anything is minified, hashed or signed
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
          const text = source.toString().replaceAll(PLACEHOLDER, build) // as long as it was: the map stays true
          compilation.updateAsset(
            name,
            map ? new sources.SourceMapSource(text, name, map) : new sources.RawSource(text),
          )
        }
      })
    })
  }
}
