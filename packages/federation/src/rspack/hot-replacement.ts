import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Compiler, type Configuration, rspack } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import type { HotRole } from '../hot/hot-loader.ts'
import { BUILD_FILE } from '../hot/hot-page.ts'
import { SHELL_NAME } from '../registry.ts'

const folder = path.join(import.meta.dirname, '../hot')
const fileOf = (name: string): string => path.join(folder, name)

/** What stands before the entries of an application that is to be replaced in an open page. */
export const hotEntries = (name: string): string[] =>
  name === SHELL_NAME ? [fileOf('hot-client.ts'), fileOf('hot-app.ts')] : [fileOf('hot-app.ts')]

/** Beside `web/`, and so in no release: updates of all builds of a run, whichever release a page has. */
const HOT_FILE = '../hot/[id].[fullhash].hot-update.js'

/** Whether a file that a chunk lists belongs to its release: an update of it does not. */
export const isReleased = (file: string): boolean => !file.startsWith('../')

/** Says in every release which build its web half is. */
class BuildFilePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('BuildFilePlugin', ({ hash }) => {
      writeFileSync(path.join(compiler.outputPath, BUILD_FILE), JSON.stringify({ hash }))
    })
  }
}

/** The files whose role in a change is not that of a plain module. */
export type HotFiles = Partial<Record<HotRole, readonly string[]>>

const rulesFor = (files: HotFiles) =>
  (Object.entries(files) as [HotRole, readonly string[]][]).map(([role, include]) => ({
    include: [...include],
    enforce: 'pre' as const,
    use: { loader: fileOf('hot-loader.ts'), options: { role } },
  }))

/** Makes of a development build one whose modules can be replaced in an open page, with the state of its components. */
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
      // once in a page, before react-dom
      injectEntry: name === SHELL_NAME,
    }),
    new BuildFilePlugin(),
  ],
})
