import { createRequire } from 'node:module'
import path from 'node:path'
import { type Configuration, rspack, type Stats } from '@rspack/core'
import { REMOTE_CONTRACT } from '../contract-number.ts'
import { containerName } from '../registry.ts'
import { singletonNames } from '../singletons.ts'
import type { ShellProvides } from '../usage.ts'
import { ReleaseMetaPlugin } from './release-meta-plugin.ts'
import { ShellMetaPlugin } from './shell-meta-plugin.ts'
import { providesConfig } from './usage/provides-config.ts'
import { ProvidesPlugin } from './usage/provides-plugin.ts'
import { usesConfig } from './usage/uses-config.ts'
import { UsesPlugin } from './usage/uses-plugin.ts'

type Mode = 'development' | 'production'
type AppOptions = { directory: string; mode?: Mode }

export type RemoteOptions = AppOptions & {
  name: string
  /** Paths that the remote owns, each with both slashes. */
  prefixes: readonly string[]
  /** File names in `src/exposes/`, without extension, beside `routes`. */
  fragments?: readonly string[]
}

const modeOf = (options: AppOptions): Mode =>
  options.mode ?? (process.env.NODE_ENV === 'development' ? 'development' : 'production')

/** What every build of an application has in common. Sources are TypeScript and TSX, ours and the packages'. */
const baseConfig = (options: AppOptions, target: 'web' | 'node'): Configuration => {
  const mode = modeOf(options)
  return {
    mode,
    context: options.directory,
    devtool: mode === 'development' ? 'cheap-module-source-map' : false,
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: {
                react: { runtime: 'automatic', importSource: '@emotion/react', development: false },
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
    // A release is a function of its sources alone: with modules from an earlier build rspack 2.3 has left out exports
    // that were used. Turbo keeps whole builds, and development its pace.
    cache: mode === 'development' && {
      type: 'persistent',
      buildDependencies: [import.meta.filename, path.join(options.directory, 'rspack.config.ts')],
      storage: {
        type: 'filesystem',
        directory: path.join(options.directory, 'node_modules/.cache/rspack'),
      },
      version: target,
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  }
}

const versionOf = (name: string, directory: string): string => {
  const owner = name.startsWith('@') ? name.split('/').slice(0, 2).join('/') : name.split('/')[0]
  if (owner?.startsWith('@isp/')) return `${REMOTE_CONTRACT}.0.0`
  const require = createRequire(path.join(directory, 'package.json'))
  return (require(`${owner}/package.json`) as { version: string }).version
}

/** Listed one by one, never a spread of dependencies. A remote takes them and has no copy of its own. */
const consumed = (directory: string) =>
  Object.fromEntries(
    singletonNames.map((name) => {
      const version = versionOf(name, directory)
      return [name, { singleton: true, import: false as const, requiredVersion: `^${version}` }]
    }),
  )

/** The shell brings them in its first script, and imports them itself as any other module: it never asks for others. */
const provided = (directory: string) =>
  Object.fromEntries(
    singletonNames.map((name) => [
      name,
      { shareKey: name, version: versionOf(name, directory), eager: true },
    ]),
  )

const minimizer = [
  new rspack.SwcJsMinimizerRspackPlugin({
    minimizerOptions: { compress: { passes: 2 }, mangle: true, format: { comments: false } },
  }),
]

const webOutput = (options: AppOptions): Configuration['output'] => ({
  path: path.join(options.directory, 'dist/web'),
  filename: '[name].[contenthash:8].js',
  chunkFilename: '[name].[contenthash:8].js',
  crossOriginLoading: 'anonymous',
  clean: true,
})

const nodeConfig = (options: AppOptions, entry: string, filename: string): Configuration => ({
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
  plugins: [new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
})

/** Web: a federation container. Node: one CommonJS bundle whose singletons come from the shell. */
export const defineRemoteConfig = (options: RemoteOptions): Configuration[] => {
  const fragments = options.fragments ?? []
  const files = ['routes', ...fragments].map((name) => [name, `./src/exposes/${name}.tsx`] as const)
  const exposes = Object.fromEntries(
    files.map(([name, file]) => [`./${name}`, { import: file, name }]),
  )
  const uses = new UsesPlugin()
  const web: Configuration = {
    ...baseConfig(options, 'web'),
    name: 'web',
    target: 'web',
    // a container needs no entry of its own
    entry: {},
    output: { ...webOutput(options), publicPath: 'auto', uniqueName: `isp-${options.name}` },
    optimization: { minimizer, splitChunks: false },
    plugins: [
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
      new rspack.container.ModuleFederationPluginV1({
        name: containerName(options.name),
        filename: 'remoteEntry.[contenthash:8].js',
        exposes,
        shared: consumed(options.directory),
        enhanced: false,
      }),
      new ReleaseMetaPlugin(
        {
          name: options.name,
          contract: REMOTE_CONTRACT,
          prefixes: options.prefixes,
          fragments,
          shared: singletonNames,
        },
        uses,
      ),
    ],
  }
  const node = nodeConfig(options, './src/exposes/routes.tsx', 'server.cjs')
  return [
    web,
    {
      ...node,
      externals: Object.fromEntries(singletonNames.map((n) => [n, `commonjs ${n}`])),
      // a development build keeps unused exports, and so does not know which are used
      plugins: [...(node.plugins ?? []), ...(modeOf(options) === 'production' ? [uses] : [])],
    },
    usesConfig(baseConfig(options, 'web'), Object.fromEntries(files), uses),
  ]
}

export type ShellOptions = AppOptions & {
  /** Client and server entries and the inline boot script, relative to the directory. */
  entries: { client: string; server: string; boot: string }
  /** Files copied into `web/fonts/`, or made of their bytes; the folder `public` is copied into `web/` as it is. */
  fonts: readonly {
    name: string
    source: string
    prepare?: (bytes: Buffer) => Promise<Buffer>
  }[]
  /** Names of those that every first screen needs. */
  firstScreenFonts: readonly string[]
  /** Source of the inline script before the first paint. */
  consentScript: string
}

/** Web: the host with all singletons in its first script. Node: the renderer. Boot: the inline starter. */
export const defineShellConfig = (options: ShellOptions): Configuration[] => {
  const provides = new ProvidesPlugin()
  const web: Configuration = {
    ...baseConfig(options, 'web'),
    name: 'web',
    target: 'web',
    entry: { main: options.entries.client },
    output: { ...webOutput(options), publicPath: 'auto', uniqueName: 'isp-shell' },
    optimization: { minimizer, splitChunks: false, runtimeChunk: false },
    plugins: [
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
      new rspack.sharing.ProvideSharedPlugin({ provides: provided(options.directory) }),
      new rspack.CopyRspackPlugin({
        patterns: [
          { from: 'public' },
          ...options.fonts.map(({ name, source, prepare }) => ({
            from: source,
            to: `fonts/${name}`,
            ...(prepare && { transform: prepare }),
          })),
        ],
      }),
      new ShellMetaPlugin(
        {
          fonts: options.firstScreenFonts.map((name) => `fonts/${name}`),
          consentScript: options.consentScript,
        },
        provides,
      ),
    ],
  }
  const boot: Configuration = {
    ...baseConfig(options, 'web'),
    name: 'boot',
    target: 'web',
    entry: { boot: options.entries.boot },
    output: { path: path.join(options.directory, 'dist/boot'), filename: 'boot.js', clean: true },
    optimization: { minimizer },
  }
  const node = nodeConfig(options, options.entries.server, 'render.cjs')
  return [web, { ...node, plugins: [...(node.plugins ?? []), provides] }, boot]
}

/** The names that the singletons have in the sources, as the shell of this folder would bring them; builds nothing. */
export const readProvidedNames = async (shellDirectory: string): Promise<ShellProvides> => {
  let found: ShellProvides | null = null
  const provides = new ProvidesPlugin()
  provides.whenKnown((told) => {
    found = told
  })
  const base = baseConfig({ directory: shellDirectory, mode: 'production' }, 'web')
  const compiler = rspack(providesConfig(base, provides))
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => (result ? resolve(result) : reject(error)))
  })
  await new Promise((resolve) => compiler.close(resolve))
  if (stats.hasErrors() || !found) throw new Error(stats.toString({ all: false, errors: true }))
  return found
}
