import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Compiler, type Configuration, rspack } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import type { HotRole } from '../hot/hot-loader.ts'
import { BUILD_FILE } from '../hot/hot-page.ts'
import { SHELL_NAME } from '../registry.ts'

const folder = path.join(import.meta.dirname, '../hot')
const fileOf = (name: string): string => path.join(folder, name)

/** Modules put before the entries of an application that supports hot updates. */
export const hotEntries = (name: string): string[] =>
  name === SHELL_NAME ? [fileOf('hot-client.ts'), fileOf('hot-app.ts')] : [fileOf('hot-app.ts')]

/** Outside `web/`, and so part of no release: holds the updates of all builds of a run, whichever release a page has loaded. */
const HOT_FILE = '../hot/[id].[fullhash].hot-update.js'

/** Whether a file listed by a chunk belongs to its release; hot updates do not. */
export const isReleased = (file: string): boolean => !file.startsWith('../')

/** Writes into every release the hash of its web build. */
class BuildFilePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('BuildFilePlugin', ({ hash }) => {
      writeFileSync(path.join(compiler.outputPath, BUILD_FILE), JSON.stringify({ hash }))
    })
  }
}

/** Files that treat hot updates differently from an ordinary module. */
type HotFiles = Partial<Record<HotRole, readonly string[]>>

const rulesFor = (files: HotFiles) =>
  (Object.entries(files) as [HotRole, readonly string[]][]).map(([role, include]) => ({
    include: [...include],
    enforce: 'pre' as const,
    use: { loader: fileOf('hot-loader.ts'), options: { role } },
  }))

/** Makes the modules of a development build replaceable in an open page, keeping the state of its components. */
export const withHotReplacement = (
  config: Configuration,
  name: string,
  files: HotFiles,
): Configuration => ({
  ...config,
  module: {
    ...config.module,
    rules: [...(config.module?.rules ?? []), ...rulesFor(files)],
  },
  resolve: {
    ...config.resolve,
    alias: {
      ...config.resolve?.alias,
      '@emotion/react/jsx-dev-runtime$': fileOf('jsx-dev-runtime.ts'),
      ...(name !== SHELL_NAME && { 'react-refresh': fileOf('remote-refresh') }),
    },
  },
  output: {
    ...config.output,
    hotUpdateChunkFilename: HOT_FILE,
    hotUpdateMainFilename: HOT_FILE.replace('[id]', '[runtime]').replace(/js$/, 'json'),
  },
  plugins: [
    ...(config.plugins ?? []),
    new rspack.DefinePlugin({ ISP_APP: JSON.stringify(name) }),
    new rspack.HotModuleReplacementPlugin(),
    new ReactRefreshRspackPlugin({
      exclude: [/[\\/]node_modules[\\/]/, folder],
      // once per page, before react-dom
      injectEntry: name === SHELL_NAME,
    }),
    new BuildFilePlugin(),
  ],
})
