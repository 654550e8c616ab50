import path from 'node:path'
import { type Configuration, type RuleSetRule, rspack } from '@rspack/core'
import { minifiedAgain } from './minified-again.ts'

type Mode = 'development' | 'production'
/** `directory`: the folder of the application. */
export type AppOptions = { directory: string; mode?: Mode }
/** `isHot`: the components can be replaced in an open page. */
type BaseOptions = AppOptions & { isHot?: boolean }

export const modeOf = (options: AppOptions): Mode =>
  options.mode ?? (process.env.NODE_ENV === 'development' ? 'development' : 'production')

const shakableRouter: RuleSetRule = {
  test: /[\\/]react-router[\\/]dist[\\/]/,
  loader: path.join(import.meta.dirname, 'shakable-router.ts'),
}

/** Configuration common to all builds of an application. Sources are TypeScript and TSX, including those of our packages. */
export const baseConfig = (options: BaseOptions, target: 'web' | 'node'): Configuration => {
  const mode = modeOf(options)
  const { isHot = false } = options
  return {
    mode,
    context: options.directory,
    devtool: mode === 'development' ? 'cheap-module-source-map' : false,
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      rules: [
        // their package.json does not declare that unused exports may be dropped
        { test: /[\\/](@emotion|hoist-non-react-statics|react-is)[\\/]/, sideEffects: false },
        ...(mode === 'production' ? [shakableRouter] : []),
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: {
                react: {
                  runtime: 'automatic',
                  importSource: '@emotion/react',
                  development: isHot,
                  refresh: isHot,
                },
                ...(target === 'web' && {
                  optimizer: { globals: { typeofs: { ISP_WEB: 'boolean' } } },
                }),
              },
            },
            env:
              target === 'web'
                ? { targets: 'chrome >= 111, firefox >= 114, safari >= 16.4' }
                : { targets: 'node >= 22' },
          },
        },
      ],
    },
    // A release must depend only on its sources: with cached modules of an earlier build, rspack 2.3 has omitted
    // exports that were used. Turbo caches whole builds; only development uses this cache, for speed.
    cache: mode === 'development' && {
      type: 'persistent',
      buildDependencies: [import.meta.filename, path.join(options.directory, 'rspack.config.ts')],
      storage: {
        type: 'filesystem',
        directory: path.join(options.directory, 'node_modules/.cache/rspack'),
      },
      version: isHot ? 'hot' : target,
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  }
}

export const minimizer = [
  new rspack.SwcJsMinimizerRspackPlugin({
    minimizerOptions: {
      compress: { passes: 4, ecma: 2022 },
      mangle: true,
      format: { comments: false, ecma: 2022 },
    },
  }),
  minifiedAgain,
]

/**
 * By default a module id is a hash of the module's name, and that of the federation entry contains absolute paths: the same
 * sources would give other file names in another folder, and sizes that differ by some 130 bytes.
 */
export const moduleIdsOfAnyFolder = { moduleIds: 'natural' } as const

/**
 * Hashes of the late scripts in the first one, which the browser checks (Subresource Integrity). SHA-256: each stands in the
 * entry of its remote, so every page carries them all, and 16 bytes of a hash do not compress.
 */
export const chunkIntegrity = () =>
  new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] })

export const webOutput = (options: AppOptions): Configuration['output'] => ({
  path: path.join(options.directory, 'dist/web'),
  filename: '[name].[contenthash:8].js',
  chunkFilename: '[name].[contenthash:8].js',
  crossOriginLoading: 'anonymous',
  clean: true,
})

/** What only a browser can run, WebAssembly for one: the server's bundle has an import that fails in its place. */
const browserOnly = new rspack.IgnorePlugin({ resourceRegExp: /\.browser\.tsx?$/ })

export const nodeConfig = (
  options: AppOptions,
  entry: string,
  filename: string,
): Configuration => ({
  ...baseConfig(options, 'node'),
  name: 'node',
  target: 'node22',
  entry: { server: entry },
  output: {
    path: path.join(options.directory, 'dist/node'),
    filename,
    library: { type: 'commonjs2' },
    clean: true,
  },
  optimization: { minimize: false, splitChunks: false },
  plugins: [new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }), browserOnly],
})
