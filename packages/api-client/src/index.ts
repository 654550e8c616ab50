export { type ApiClient, type ApiClientOptions, createApiClient, unwrap } from './api-client.ts'
export { ApiError } from './api-error.ts'
export type { paths } from './generated/api.d.ts'
export { createQueryClient } from './query-client.ts'
