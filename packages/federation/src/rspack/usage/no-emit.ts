import type { RspackPluginInstance } from '@rspack/core'

/** Suppresses the output files of a build that is only analysed. */
export const noEmit: RspackPluginInstance = {
  apply: (compiler) => {
    compiler.hooks.shouldEmit.tap('noEmit', () => false)
  },
}
