import type { Compiler } from '@rspack/core'
import { rspack } from '@rspack/core'
import { minify } from 'terser'

const NAME = 'minified-again'

/**
 * What rspack's own minifier leaves is half a per cent of bytes, and a size that varies with the folder of the build:
 * terser takes both. It comes before the hints of compiling and the hashes of integrity.
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
