import type { Configuration } from '@rspack/core'
import { singletonNames } from '../../singletons.ts'
import { broughtAs } from '../shared.ts'
import { noEmit } from './no-emit.ts'
import type { ProvidesPlugin } from './provides-plugin.ts'

/** A build that writes nothing: only the singletons, with all their exports kept. */
export const providesConfig = (base: Configuration, provides: ProvidesPlugin): Configuration => ({
  ...base,
  name: 'provides',
  target: 'web',
  devtool: false,
  cache: false,
  entry: Object.fromEntries(
    singletonNames.map((name, index) => [`singleton-${index}`, broughtAs(name)]),
  ),
  optimization: { minimize: false, splitChunks: false, usedExports: false, providedExports: true },
  plugins: [provides, noEmit],
})
