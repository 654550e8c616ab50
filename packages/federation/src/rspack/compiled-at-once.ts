import { rspack } from '@rspack/core'

/**
 * What is fetched to be run at once is compiled at once, beside the main thread. Otherwise a browser parses a function
 * twice, the second time while the page waits for it (V8: explicit compile hints; other browsers see a comment).
 * It comes before the hashes of integrity are taken.
 */
export const compiledAtOnce = (files: RegExp) =>
  new rspack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: files,
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 2,
  })
