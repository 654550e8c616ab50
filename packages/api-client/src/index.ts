export {
  type ApiClient,
  type ApiClientOptions,
  createApiClient,
  type FailedCall,
  unwrap,
} from './api-client.ts'
export { ApiError } from './api-error.ts'
export type { TokenPort } from './authorised-fetch.ts'
export { createFileCalls, type DownloadedFile, fileNameOf } from './file-calls.ts'
export type { paths } from './generated/api.d.ts'
export { ignoreErrors } from './ignored-errors.ts'
export { createQueryClient } from './query-client.ts'
export type { UploadProgress, UploadWatch } from './send-by-xhr.ts'
export { sentByXhr } from './sent-by-xhr.ts'
export { createSessionCalls } from './session-calls.ts'
