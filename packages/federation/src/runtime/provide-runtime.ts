import { createInstance } from '@module-federation/enhanced/runtime'
import federation from '@module-federation/webpack-bundler-runtime'
import { containerRuntime } from './container-runtime.ts'
import { RUNTIME_GLOBAL } from './runtime-global.ts'

/**
 * Gives each entry of a remote its own copy of the federation runtime: what an entry writes into it (its instance, its
 * share scopes) must not reach the shell or another release.
 */
export const provideRuntime = (): void => {
  Object.defineProperty(globalThis, RUNTIME_GLOBAL, {
    configurable: true,
    get: () => ({
      ...federation,
      instance: undefined,
      initOptions: undefined,
      bundlerRuntimeOptions: {},
      // `init` would return the shell's instance, because this file belongs to the shell's build
      runtime: { ...federation.runtime, init: createInstance },
      bundlerRuntime: { ...federation.bundlerRuntime, S: {}, ...containerRuntime },
    }),
  })
}
