import type { RspackPluginInstance } from '@rspack/core'

/** Suppresses the output files of a build that is only analysed. */
export const writesNothing: RspackPluginInstance = {
  apply: (compiler) => {
    compiler.hooks.shouldEmit.tap('writesNothing', () => false)
  },
}
