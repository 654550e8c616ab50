import { createRequire } from 'node:module'
import path from 'node:path'
import { type Compiler, type Configuration, rspack } from '@rspack/core'
import { RUNTIME_GLOBAL } from '../runtime/runtime-global.ts'

const PACKAGES = ['runtime', 'runtime-core', 'sdk', 'webpack-bundler-runtime'] as const

/** Each package of the runtime is found from the one that depends on it. */
const resolveRuntime = (): Record<(typeof PACKAGES)[number], string> => {
  const from = (file: string, name: string) =>
    createRequire(file).resolve(`@module-federation/${name}`)
  const tools = from(
    createRequire(import.meta.url).resolve('@module-federation/enhanced/rspack'),
    'runtime-tools',
  )
  const runtime = from(tools, 'runtime')
  return {
    runtime,
    'runtime-core': from(runtime, 'runtime-core'),
    sdk: from(runtime, 'sdk'),
    'webpack-bundler-runtime': from(tools, 'webpack-bundler-runtime'),
  }
}

type Resource = { request: string; context?: string }

/** Only what the runtime itself imports: others may have files of the same names. */
const ownFile = (file: string) => (resource: Resource) => {
  if (!/@module-federation[\\/]/.test(resource.context ?? '')) return
  resource.request = path.join(import.meta.dirname, file)
}

const esModule = (file: string): string => file.replace(/\.cjs$/, '.js')

/** After the plugin's own turn, which names CommonJS files whatever the configuration says: the first alias counts. */
class RuntimeAliasPlugin {
  apply(compiler: Compiler): void {
    const alias = Object.fromEntries(
      Object.entries(resolveRuntime()).map(([name, file]) => [
        `@module-federation/${name}$`,
        esModule(file),
      ]),
    )
    compiler.hooks.afterPlugins.tap('RuntimeAliasPlugin', () => {
      const { resolve } = compiler.options
      resolve.alias = { ...alias, ...resolve.alias, ...alias }
    })
  }
}

/**
 * The runtime from its ES modules. The plugin finds it by `require`, so as CommonJS, of which nothing can be shaken
 * off: a third more (record 018).
 */
export const runtimeAsEsModules = () => [
  new RuntimeAliasPlugin(),
  new rspack.NormalModuleReplacementPlugin(
    /@module-federation[\\/][\w-]+[\\/]dist[\\/]\w+\.cjs$/,
    (resource: Resource) => {
      resource.request = esModule(resource.request)
    },
  ),
  new rspack.NormalModuleReplacementPlugin(UNUSED, ownFile('unused-runtime.ts')),
  new rspack.NormalModuleReplacementPlugin(/^\.\/init\.js$/, ownFile('plain-init.ts')),
]

/** Parts that this host never calls: nothing shakes them off, for they are methods' words and namespace members. */
const UNUSED =
  /[\\/](SnapshotHandler|snapshot[\\/]index|generate-preload-assets|utils[\\/]preload|remotes|semver[\\/]index)\.js$/

/** What the plugin imports into a remote's entry comes from the shell: `provideRuntime` puts it there. */
export const runtimeOfShell: NonNullable<Configuration['externals']> = ({ request }, callback) => {
  const isRuntime = /[\\/]webpack-bundler-runtime[\\/]dist[\\/]\w+\.c?js$/.test(request ?? '')
  if (isRuntime) callback(undefined, `var ${RUNTIME_GLOBAL}`)
  else callback()
}
