import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, rspack } from '@rspack/core'
import { type AppOptions, baseConfig, minimizer, nodeConfig, webOutput } from './base-config.ts'
import { runtimeAsEsModules } from './federation-runtime.ts'
import { provided, sharedVersions } from './shared.ts'
import { ShellAssetsPlugin } from './shell-assets-plugin.ts'

export type ShellOptions = AppOptions & {
  /** Client and server entries and the inline boot script, relative to the directory. */
  entries: { client: string; server: string; boot: string }
  /** Files copied under `/static/fonts/`, or made of their bytes; the folder `public` is copied to `/static/` as it is. */
  fonts: readonly {
    name: string
    source: string
    prepare?: (bytes: Buffer) => Promise<Buffer>
  }[]
}

/** Web: the host with all singletons in its first script. Node: the renderer. Boot: the inline starter. */
export const defineShellConfig = (options: ShellOptions): Configuration[] => {
  const base = baseConfig(options, 'web')
  const runtime = runtimeAsEsModules()
  const web: Configuration = {
    ...base,
    resolve: { ...base.resolve, ...runtime.resolve },
    // from modules of an earlier run rspack 2.3 builds a shell that shares nothing
    cache: base.mode === 'development',
    name: 'web',
    target: 'web',
    entry: { main: options.entries.client },
    output: { ...webOutput(options), publicPath: '/static/', uniqueName: 'isp-shell' },
    optimization: { minimizer, splitChunks: false, runtimeChunk: false },
    plugins: [
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
      // not the plugin's `shared`, by which the shell would ask the runtime for its own modules
      new rspack.sharing.ProvideSharedPlugin({
        provides: provided(options.directory),
        enhanced: true,
      }),
      ...runtime.plugins,
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
      new ShellAssetsPlugin(),
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
  // beside the singletons stands which versions they are: releases of remotes are held to them
  const versions = new rspack.DefinePlugin({
    ISP_SHARED_VERSIONS: JSON.stringify(sharedVersions(options.directory)),
  })
  return [web, { ...node, plugins: [...(node.plugins ?? []), versions] }, boot]
}
