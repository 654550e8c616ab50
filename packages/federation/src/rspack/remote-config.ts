import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, rspack } from '@rspack/core'
import { REMOTE_CONTRACT } from '../contract-number.ts'
import { containerName } from '../registry.ts'
import { singletonNames } from '../singletons.ts'
import {
  type AppOptions,
  baseConfig,
  minimizer,
  modeOf,
  nodeConfig,
  webOutput,
} from './base-config.ts'
import { BuildNamePlugin } from './build-name-plugin.ts'
import { compiledAtOnce } from './compiled-at-once.ts'
import { runtimeOfShell } from './federation-runtime.ts'
import { hotEntries, withHotReplacement } from './hot-replacement.ts'
import { ReleaseMetaPlugin } from './release-meta-plugin.ts'
import { consumed } from './shared.ts'
import { usesConfig } from './usage/uses-config.ts'
import { UsesPlugin } from './usage/uses-plugin.ts'

export type RemoteOptions = AppOptions & {
  name: string
  /** Paths that the remote owns, each with both slashes. */
  prefixes: readonly string[]
  /** File names in `src/exposes/`, without extension, beside `routes`. */
  fragments?: readonly string[]
  /**
   * What two late parts need comes once, in a chunk of its own. For a remote of many pages: each such chunk costs its entry
   * a name and a hash.
   */
  sharesLateParts?: boolean
}

/** Fewer bytes, in source, are not worth a request and a hash. */
const SHARED_PART_MIN = 2300

/** Staff pages are weighed by their names (record 089), and so is what only they share: no buyer loads it. */
const nameOfShared = (_module: unknown, chunks: readonly { name?: string | undefined }[]) => {
  const names = chunks.map(({ name = '' }) => name).sort()
  return names.every((name) => name.startsWith('staff'))
    ? ['staff', ...names.map((name) => name.slice('staff-'.length))].join('-')
    : undefined
}

/** What is exposed stays whole: a document preloads it by its name. */
const sharedLateParts = (exposed: readonly string[]) => ({
  chunks: ({ name }: { name?: string | undefined }) => !exposed.includes(name ?? ''),
  minSize: SHARED_PART_MIN,
  cacheGroups: {
    default: { minChunks: 2, reuseExistingChunk: true, name: nameOfShared },
    defaultVendors: false as const,
  },
})

/** Web: a federation container. Node: one CommonJS bundle whose singletons come from the shell. */
export const defineRemoteConfig = (options: RemoteOptions): Configuration[] => {
  const fragments = options.fragments ?? []
  if (['routes', ...fragments].includes(options.name)) {
    // rspack would put both into one file: the container's chunk has the remote's name
    throw new Error(`${options.name}: a remote and what it exposes need different names`)
  }
  const files = ['routes', ...fragments].map((name) => [name, `./src/exposes/${name}.tsx`] as const)
  const isHot = modeOf(options) === 'development'
  const before = isHot ? hotEntries(options.name) : []
  const exposes = Object.fromEntries(
    files.map(([name, file]) => [`./${name}`, { import: [...before, file], name }]),
  )
  const routesFile = path.join(options.directory, 'src/exposes/routes.tsx')
  const uses = new UsesPlugin()
  // hot updates find a page by this name, so while developing it stays
  const buildName = isHot ? null : new BuildNamePlugin(containerName(options.name))
  const web: Configuration = {
    ...baseConfig({ ...options, isHot }, 'web'),
    name: 'web',
    target: 'web',
    // a container needs no entry of its own
    entry: {},
    output: {
      ...webOutput(options),
      publicPath: 'auto',
      uniqueName: buildName?.uniqueName ?? containerName(options.name),
    },
    externals: runtimeOfShell,
    // the plugin warns about a public path that a manifest cannot contain; it is not read from there
    infrastructureLogging: { level: 'error' },
    optimization: {
      minimizer,
      // without a false here rspack would split what is exposed, and documents preload half of it
      splitChunks:
        options.sharesLateParts && !isHot ? sharedLateParts(['routes', ...fragments]) : false,
    },
    plugins: [
      // an update has the name of a chunk and other bytes
      isHot ? null : new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
      new ModuleFederationPlugin({
        name: options.name,
        library: { type: 'global', name: containerName(options.name) },
        filename: 'remoteEntry.[contenthash:8].js',
        exposes,
        shared: consumed(options.directory),
        remotes: {},
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
      }),
      buildName,
      isHot ? null : compiledAtOnce(/^routes\./),
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
    isHot ? withHotReplacement(web, options.name, { routes: [routesFile] }) : web,
    {
      ...node,
      externals: Object.fromEntries(singletonNames.map((n) => [n, `commonjs ${n}`])),
      // a development build keeps unused exports, and so does not know which are used
      plugins: [...(node.plugins ?? []), ...(isHot ? [] : [uses])],
    },
    usesConfig(baseConfig(options, 'web'), Object.fromEntries(files), uses),
  ]
}
