export * from '../remote-module.ts'
export { defineFragment, type FragmentModule } from './define-fragment.tsx'
export { defineRemote, type MenuLink } from './define-remote.tsx'
export { PageRules } from './page-rules.tsx'
export { RemoteContextProvider, useRemoteContext } from './remote-context.tsx'
export {
  addToBasketReplay,
  type EarlierForm,
  heldProductIds,
  readEarlierForm,
  takeHeldSubmit,
} from './replay.ts'
export { type ReplayProps, useReplay } from './use-replay.ts'
