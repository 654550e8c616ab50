import { rspack } from '@rspack/core'

/**
 * Marks scripts that run as soon as they are loaded, so that V8 compiles them at once, off the main thread (explicit
 * compile hints). Otherwise V8 parses each function twice, the second time while the page waits; other browsers see
 * only a comment. Runs before the integrity hashes are computed.
 */
export const compiledAtOnce = (files: RegExp) =>
  new rspack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: files,
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 2,
  })
