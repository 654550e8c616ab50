import { createRequire } from 'node:module'
import path from 'node:path'
import { type Compiler, type Configuration, rspack } from '@rspack/core'
import { RUNTIME_GLOBAL } from '../runtime/runtime-global.ts'

const PACKAGES = ['runtime', 'runtime-core', 'sdk', 'webpack-bundler-runtime'] as const

/** Resolves each package of the runtime from the package that depends on it. */
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

/** Only imports of the runtime itself: other packages may have files with the same names. */
const ownFile = (file: string) => (resource: Resource) => {
  if (!/@module-federation[\\/]/.test(resource.context ?? '')) return
  resource.request = path.join(import.meta.dirname, file)
}

const esModule = (file: string): string => file.replace(/\.cjs$/, '.js')

/** Runs after the federation plugin, which sets aliases to CommonJS files whatever the configuration says: the first alias wins. */
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
 * Builds the federation runtime from its ES modules. The plugin resolves it as CommonJS, which cannot be tree-shaken
 * and is a third larger (record 018).
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

/** Parts that this host never calls; tree shaking keeps them, because they are methods and members of namespaces. */
const UNUSED =
  /[\\/](SnapshotHandler|snapshot[\\/]index|generate-preload-assets|utils[\\/]preload|remotes|semver[\\/]index)\.js$/

/** The plugin's imports in a remote's entry are taken from the shell: `provideRuntime` puts them into a global variable. */
export const runtimeOfShell: NonNullable<Configuration['externals']> = ({ request }, callback) => {
  const isRuntime = /[\\/]webpack-bundler-runtime[\\/]dist[\\/]\w+\.c?js$/.test(request ?? '')
  if (isRuntime) callback(undefined, `var ${RUNTIME_GLOBAL}`)
  else callback()
}
