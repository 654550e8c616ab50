import { type ApiClient, authorisedBy } from './api-client.ts'

/**
 * An answer that does not end, as it comes: with the visitor's token, renewed once. Its failures are nobody's popup.
 * Rejects when no answer comes, and when it is aborted.
 */
export const openStream = (api: ApiClient, path: string, signal: AbortSignal): Promise<Response> =>
  authorisedBy(api, (request) => fetch(request))(
    new Request(new URL(path, location.origin), { signal }),
  )
