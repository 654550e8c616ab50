import { createInstance } from '@module-federation/enhanced/runtime'
import federation from '@module-federation/webpack-bundler-runtime'
import { containerRuntime } from './container-runtime.ts'
import { RUNTIME_GLOBAL } from './runtime-global.ts'

/**
 * Entries of remotes have no runtime of their own: each takes this one, as a fresh object. What an entry writes into it
 * (its instance, its share scopes) must not reach the shell or another release.
 */
export const provideRuntime = (): void => {
  Object.defineProperty(globalThis, RUNTIME_GLOBAL, {
    configurable: true,
    get: () => ({
      ...federation,
      instance: undefined,
      initOptions: undefined,
      bundlerRuntimeOptions: {},
      // `init` would find the shell's instance, by the build that this file is part of
      runtime: { ...federation.runtime, init: createInstance },
      bundlerRuntime: { ...federation.bundlerRuntime, S: {}, ...containerRuntime },
    }),
  })
}
