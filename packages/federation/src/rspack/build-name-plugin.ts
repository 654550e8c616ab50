import { createHash } from 'node:crypto'
import { type Compilation, type Compiler, sources } from '@rspack/core'

const PLUGIN = 'BuildNamePlugin'
const PLACEHOLDER = 'buildname00'

/**
 * Returns the SHA-256 of all scripts, in hexadecimal. The hashes that rspack has written into names and texts so far come from
 * modules with absolute paths and are left out: the same sources give the same value in any folder.
 */
const contentHash = (compilation: Compilation): string => {
  const assets = compilation.getAssets().filter(({ name }) => name.endsWith('.js'))
  const provisional = assets.flatMap(({ info }) => info.contenthash ?? [])
  const withoutHashes = (text: string) =>
    provisional.reduce((rest, hash) => rest.replaceAll(hash, ''), text)
  const texts = assets.map(
    ({ name, source }) => `${withoutHashes(name)}\n${withoutHashes(source.source().toString())}`,
  )
  return createHash('sha256').update(texts.sort().join('\n')).digest('hex')
}

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
      // after minification, because comments contain absolute paths; before hashes and integrity attributes
      const stage =
        (compiler.webpack.Compilation as typeof Compilation).PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 2
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, (assets) => {
        const build = contentHash(compilation).slice(0, PLACEHOLDER.length)
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
