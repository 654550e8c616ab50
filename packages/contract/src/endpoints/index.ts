import type { Endpoint } from '../endpoint.ts'
import { catalogEndpoints } from './catalog.endpoints.ts'
import { systemEndpoints } from './system.endpoints.ts'

export { catalogEndpoints, systemEndpoints }

/** The whole API, one table: server routes, OpenAPI, client types and msw handlers are made from it. */
export const endpoints = { ...catalogEndpoints, ...systemEndpoints } satisfies Record<
  string,
  Endpoint
>
