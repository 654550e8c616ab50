import { QueryClient } from '@isp/query'
import { ApiError } from './api-error.ts'

/** §9: data is fresh for 60 s, a failed read is tried three times — but never one that cannot succeed. */
const STALE_MS = 60_000
const RETRIES = 3

/** One per browser, one per request on the server (`isServer` keeps it from retrying or collecting). */
export const createQueryClient = (options: { isServer: boolean }): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        gcTime: options.isServer ? Number.POSITIVE_INFINITY : undefined,
        refetchOnWindowFocus: false,
        retry: options.isServer
          ? false
          : (failures, error) =>
              failures < RETRIES && !(error instanceof ApiError && !error.isRetryable),
      },
    },
  })
