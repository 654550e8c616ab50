import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, rspack, type Stats } from '@rspack/core'
import { SHELL_NAME } from '../registry.ts'
import type { ShellProvides } from '../usage.ts'
import {
  type AppOptions,
  baseConfig,
  minimizer,
  modeOf,
  nodeConfig,
  webOutput,
} from './base-config.ts'
import { compiledAtOnce } from './compiled-at-once.ts'
import { runtimeAsEsModules } from './federation-runtime.ts'
import { hotEntries, withHotReplacement } from './hot-replacement.ts'
import { provided, sharedFiles, sharedVersions } from './shared.ts'
import { ShellMetaPlugin } from './shell-meta-plugin.ts'
import { providesConfig } from './usage/provides-config.ts'
import { ProvidesPlugin } from './usage/provides-plugin.ts'

export type ShellOptions = AppOptions & {
  /**
   * Client and server entries and the inline boot script, relative to the directory; `late` scripts by name, which know
   * nothing of the application and stand under their own names in the folder of the release.
   */
  entries: {
    client: string
    server: string
    boot: string
    late: Readonly<Record<string, string>>
  }
  /** Files copied into `web/fonts/`, or made of their bytes; the folder `public` is copied into `web/` as it is. */
  fonts: readonly {
    name: string
    source: string
    prepare?: (bytes: Buffer) => Promise<Buffer>
  }[]
  /** Files of `web/` that are made of another. */
  icons: readonly {
    name: string
    source: string
    prepare: (bytes: Buffer) => Promise<Buffer>
  }[]
  /** Names of those that every first screen needs. */
  firstScreenFonts: readonly string[]
  /** Source of the inline script before the first paint. */
  consentScript: string
}

/** Web: the host with all singletons in its first script. Node: the renderer. Boot: the inline starter. */
export const defineShellConfig = (options: ShellOptions): Configuration[] => {
  const isHot = modeOf(options) === 'development'
  const base = baseConfig({ ...options, isHot }, 'web')
  const provides = new ProvidesPlugin()
  const web: Configuration = {
    ...base,
    // from modules of an earlier run rspack 2.3 builds a shell that shares nothing
    cache: isHot,
    name: 'web',
    target: 'web',
    entry: { main: [...(isHot ? hotEntries(SHELL_NAME) : []), options.entries.client] },
    output: { ...webOutput(options), publicPath: 'auto', uniqueName: 'isp-shell' },
    optimization: {
      minimizer,
      splitChunks: false,
      runtimeChunk: false,
      // by default an id is a hash of the module's name, and that of the federation's entry holds absolute paths: the same
      // sources in another folder weighed 132 bytes more or less
      moduleIds: 'natural',
    },
    plugins: [
      isHot ? null : new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: {
          optimization: { disableSnapshot: true, disableShared: true, target: 'web' },
        },
      }),
      // not the plugin's `shared`, by which the shell would ask the runtime for its own modules
      new rspack.sharing.ProvideSharedPlugin({
        provides: provided(options.directory),
        enhanced: true,
      }),
      ...runtimeAsEsModules(),
      isHot ? null : compiledAtOnce(/^main\./),
      new rspack.CopyRspackPlugin({
        patterns: [
          { from: 'public' },
          ...options.fonts.map(({ name, source, prepare }) => ({
            from: source,
            to: `fonts/${name}`,
            ...(prepare && { transform: prepare }),
          })),
          ...options.icons.map(({ name, source, prepare }) => ({
            from: source,
            to: name,
            transform: prepare,
          })),
        ],
      }),
      new ShellMetaPlugin(
        {
          fonts: options.firstScreenFonts.map((name) => `fonts/${name}`),
          consentScript: options.consentScript,
          shared: sharedVersions(options.directory),
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
  const late: Configuration = {
    ...baseConfig(options, 'web'),
    name: 'late',
    dependencies: ['web'], // whose folder is cleaned at its beginning
    target: 'web',
    entry: { ...options.entries.late },
    output: { ...webOutput(options), filename: '[name].js', clean: false },
    optimization: { minimizer, splitChunks: false, runtimeChunk: false },
  }
  const node = nodeConfig(options, options.entries.server, 'render.cjs')
  return [
    isHot ? withHotReplacement(web, SHELL_NAME, { shared: sharedFiles(options.directory) }) : web,
    { ...node, plugins: [...(node.plugins ?? []), provides] },
    boot,
    late,
  ]
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
