import vm from 'node:vm'
import type { RemoteModule } from '../remote-module.ts'

/** Modules that a remote's node bundle may require: the shell's own instances of the singletons. */
export type SharedModules = Readonly<Record<string, unknown>>

/**
 * Runs a remote's server bundle; it can require only the modules in `shared`, and its contract version must equal
 * `contract`. Throws a plain Error with the reason.
 */
export const evaluateBundle = (
  code: string,
  filename: string,
  shared: SharedModules,
  contract: number,
): RemoteModule => {
  const module = { exports: {} as Record<string, unknown> }
  const require = (name: string) => {
    if (Object.hasOwn(shared, name)) return shared[name]
    // fault: bundle-may-ask-for-anything
    throw new Error(`module ${name} is not shared with remotes`)
  }
  const run = vm.compileFunction(code, ['module', 'exports', 'require'], { filename })
  run(module, module.exports, require)
  const remote = module.exports.default as RemoteModule | undefined
  if (typeof remote?.createRoutes !== 'function' || remote.contract !== contract) {
    throw new Error(`no routes of contract ${contract}`)
  }
  return remote
}
