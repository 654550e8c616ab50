export {
  type ApiClient,
  type ApiClientOptions,
  createApiClient,
  type FailedCall,
  unwrap,
} from './api-client.ts'
export { ApiError } from './api-error.ts'
export type { TokenPort } from './authorised-fetch.ts'
export type { paths } from './generated/api.d.ts'
export { ignoreErrors } from './ignored-errors.ts'
export { createQueryClient } from './query-client.ts'
export { createSessionCalls } from './session-calls.ts'
