import type { Compiler } from '@rspack/core'
import { rspack } from '@rspack/core'
import { minify } from 'terser'

const NAME = 'minified-again'

/**
 * Minifies again with terser: rspack's own minifier leaves half a per cent more bytes, and its output size depends on
 * the build folder. Runs before the compile hints are added and the integrity hashes are computed.
 */
export const minifiedAgain = {
  apply: ({ hooks }: Compiler): void =>
    hooks.thisCompilation.tap(NAME, (compilation) =>
      compilation.hooks.processAssets.tapPromise(
        { name: NAME, stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1 },
        async (assets) => {
          for (const [name, asset] of Object.entries(assets)) {
            if (!name.endsWith('.js')) continue
            const { code } = await minify(asset.source().toString(), {
              compress: { passes: 3, ecma: 2020 },
              format: { ecma: 2020 },
            })
            if (code !== undefined)
              compilation.updateAsset(name, new rspack.sources.RawSource(code))
          }
        },
      ),
    ),
}
