export { type Federation, FederationProvider, Fragment, useFederation } from './fragment.tsx'
export {
  createRemoteLoader,
  RemoteError,
  type RemoteFailure,
  type RemoteLoader,
} from './remote-loader.ts'
