import type { RspackPluginInstance } from '@rspack/core'

/** A build that is only looked at. */
export const writesNothing: RspackPluginInstance = {
  apply: (compiler) => {
    compiler.hooks.shouldEmit.tap('writesNothing', () => false)
  },
}
