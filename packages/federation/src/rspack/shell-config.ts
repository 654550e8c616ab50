import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, rspack, type Stats } from '@rspack/core'
import { SHELL_NAME } from '../registry.ts'
import type { ShellProvides } from '../usage.ts'
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
import { compiledAtOnce } from './compiled-at-once.ts'
import { runtimeAsEsModules } from './federation-runtime.ts'
import { hotEntries, withHotReplacement } from './hot-replacement.ts'
import { provided, sharedFiles, sharedVersions } from './shared.ts'
import { ShellMetaPlugin } from './shell-meta-plugin.ts'
import { providesConfig } from './usage/provides-config.ts'
import { ProvidesPlugin } from './usage/provides-plugin.ts'
import { UsesPlugin } from './usage/uses-plugin.ts'

export type ShellOptions = AppOptions & {
  /**
   * Client and server entries and the inline script, relative to the directory; `late`: scripts by name that import
   * nothing of the application and keep their names in the release folder.
   */
  entries: {
    client: string
    server: string
    boot: string
    late: Readonly<Record<string, string>>
  }
  /** Files copied into `web/fonts/`, or generated from them; the folder `public` is copied into `web/` unchanged. */
  fonts: readonly {
    name: string
    source: string
    prepare?: (bytes: Buffer) => Promise<Buffer>
  }[]
  /** Files of `web/` that are generated from another file. */
  icons: readonly {
    name: string
    source: string
    prepare: (bytes: Buffer) => Promise<Buffer>
  }[]
  /** Names in `fonts` of those that every page preloads: the first screen would wait for them. */
  firstScreenFonts: readonly string[]
  /**
   * JavaScript text, inlined to run before the first paint: applies the visitor's stored choices (cookie consent, list
   * view, price view, closed notices).
   */
  consentScript: string
}

/**
 * Returns three builds. Web: the host with all singletons in its first script. Node: the renderer. Boot: the inline
 * script at the end of the page.
 */
export const defineShellConfig = (options: ShellOptions): Configuration[] => {
  const isHot = modeOf(options) === 'development'
  const base = baseConfig({ ...options, isHot }, 'web')
  const provides = new ProvidesPlugin()
  const uses = isHot ? null : new UsesPlugin({ isRemote: false })
  const web: Configuration = {
    ...base,
    // with cached modules of an earlier run rspack 2.3 builds a shell that shares nothing
    cache: isHot,
    name: 'web',
    target: 'web',
    entry: { main: [...(isHot ? hotEntries(SHELL_NAME) : []), options.entries.client] },
    output: { ...webOutput(options), publicPath: 'auto', uniqueName: 'isp-shell' },
    optimization: {
      minimizer,
      splitChunks: false,
      runtimeChunk: false,
      ...moduleIdsOfAnyFolder,
    },
    plugins: [
      isHot ? null : chunkIntegrity(),
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
      // instead of the plugin's `shared`, with which the shell would load its own modules through the runtime
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
        uses,
      ),
      uses,
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
    dependencies: ['web'], // the web build empties the output folder first
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

/** Reads the exported names of the singletons from the sources of a shell folder; writes no files. */
export const readProvidedNames = async (shellDirectory: string): Promise<ShellProvides> => {
  let found: ShellProvides | null = null
  const provides = new ProvidesPlugin()
  provides.whenKnown((provided) => {
    found = provided
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
