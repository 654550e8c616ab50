export { RENDERER_INTERFACE } from './contract-number.ts'
export * from './registry.ts'
export * from './remote-module.ts'
export { type SingletonName, singletonNames } from './singletons.ts'
