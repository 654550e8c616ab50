export type { LoadFailure, LoadStep } from './failure-log.ts'
export { type Federation, FederationProvider, Fragment, useFederation } from './fragment.tsx'
export { RemoteError, type RemoteFailure } from './remote-error.ts'
export { createRemoteLoader, type RemoteLoader } from './remote-loader.ts'
