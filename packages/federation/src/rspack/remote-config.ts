import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import type { Configuration } from '@rspack/core'
import { REMOTE_CONTRACT } from '../contract-number.ts'
import { containerName } from '../registry.ts'
import { singletonNames } from '../singletons.ts'
import {
  type AppOptions,
  baseConfig,
  chunkIntegrity,
  minimizer,
  modeOf,
  moduleIdsOfAnyFolder,
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
  /** Paths owned by the remote; each starts and ends with a slash. */
  prefixes: readonly string[]
  /** File names in `src/exposes/`, without extension, beside `routes`. */
  fragments?: readonly string[]
  /**
   * Puts code needed by two lazy chunks into a shared chunk, from this many bytes of source: each shared chunk adds a
   * request and, on every page that loads the remote, a name and a hash in its entry.
   */
  sharedPartMin?: number
}

/** Names shared chunks of staff pages `staff…`: the size budget selects staff code by this name (record 089), and no buyer loads it. */
const nameOfShared = (_module: unknown, chunks: readonly { name?: string | undefined }[]) => {
  const names = chunks.map(({ name = '' }) => name).sort()
  return names.every((name) => name.startsWith('staff'))
    ? ['staff', ...names.map((name) => name.slice('staff-'.length))].join('-')
    : undefined
}

/** Exposed modules are not split, because a document preloads each of them by one name. */
const sharedLateParts = (exposed: readonly string[], minSize: number) => ({
  chunks: ({ name }: { name?: string | undefined }) => !exposed.includes(name ?? ''),
  minSize,
  cacheGroups: {
    default: { minChunks: 2, reuseExistingChunk: true, name: nameOfShared },
    defaultVendors: false as const,
  },
})

/** Returns the web build, a federation container, and the node build, one CommonJS bundle that takes the singletons from the shell. */
export const defineRemoteConfig = (options: RemoteOptions): Configuration[] => {
  const fragments = options.fragments ?? []
  if (['routes', ...fragments].includes(options.name)) {
    // rspack would put both into one file, because the container's chunk has the remote's name
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
  // hot updates find a page by this name, so it must not change during development
  const buildName = isHot ? null : new BuildNamePlugin(containerName(options.name))
  const web: Configuration = {
    ...baseConfig({ ...options, isHot }, 'web'),
    name: 'web',
    target: 'web',
    // the federation plugin adds the container as an entry
    entry: {},
    output: {
      ...webOutput(options),
      publicPath: 'auto',
      uniqueName: buildName?.uniqueName ?? containerName(options.name),
    },
    externals: runtimeOfShell,
    // suppresses the plugin's warning that the manifest cannot contain this public path; nobody reads it there
    infrastructureLogging: { level: 'error' },
    optimization: {
      minimizer,
      ...(isHot ? {} : moduleIdsOfAnyFolder),
      // without `false` rspack would split the exposed modules, and documents would preload only half of them
      splitChunks:
        options.sharedPartMin && !isHot
          ? sharedLateParts(['routes', ...fragments], options.sharedPartMin)
          : false,
    },
    plugins: [
      // a hot update has the name of an existing chunk but other bytes
      isHot ? null : chunkIntegrity(),
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
      // a development build keeps unused exports, so it cannot tell which are used
      plugins: [...(node.plugins ?? []), ...(isHot ? [] : [uses])],
    },
    usesConfig(baseConfig(options, 'web'), Object.fromEntries(files), uses),
  ]
}
