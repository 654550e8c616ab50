import type { Configuration } from '@rspack/core'
import { singletonNames } from '../../singletons.ts'
import { noEmit } from './no-emit.ts'
import type { UsesPlugin } from './uses-plugin.ts'

/**
 * A build that writes nothing: everything that a remote exposes to browsers, with the singletons as externals. It tells
 * which exports are used, independent of what the federation plugin of the real build does.
 */
export const usesConfig = (
  base: Configuration,
  exposed: Readonly<Record<string, string>>,
  uses: UsesPlugin,
): Configuration => ({
  ...base,
  name: 'uses',
  target: 'web',
  devtool: false,
  cache: base.mode === 'development',
  entry: { ...exposed },
  // the exposed modules count as used: other applications embed them
  output: { library: { type: 'commonjs2' } },
  externals: Object.fromEntries(singletonNames.map((name) => [name, `commonjs ${name}`])),
  optimization: {
    minimize: false,
    splitChunks: false,
    concatenateModules: false,
    usedExports: true,
    providedExports: true,
    sideEffects: true,
    innerGraph: true,
  },
  plugins: [uses, noEmit],
})
