export * from './registry.ts'
export * from './remote-module.ts'
export { type SingletonName, singletonNames } from './singletons.ts'
export type { ReleaseUses, ShellProvides } from './usage.ts'
