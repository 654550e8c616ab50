import type { Configuration } from '@rspack/core'
import { singletonNames } from '../../singletons.ts'
import type { UsesPlugin } from './uses-plugin.ts'
import { writesNothing } from './writes-nothing.ts'

/**
 * A build that writes nothing: everything that a remote exposes to browsers, its singletons left out by name. The
 * bundler then knows which names are used, whatever the federation plugin of the real build makes of them.
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
  // what it exposes is used by whoever mounts it
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
  plugins: [uses, writesNothing],
})
