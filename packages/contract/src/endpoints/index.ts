import type { Endpoint } from '../endpoint.ts'
import { authEndpoints } from './auth.endpoints.ts'
import { basketEndpoints } from './basket.endpoints.ts'
import { catalogEndpoints } from './catalog.endpoints.ts'
import { orderEndpoints } from './order.endpoints.ts'
import { systemEndpoints } from './system.endpoints.ts'

export { authEndpoints, basketEndpoints, catalogEndpoints, orderEndpoints, systemEndpoints }

/** The whole API, one table: server routes, OpenAPI, client types and msw handlers are made from it. */
export const endpoints = {
  ...authEndpoints,
  ...basketEndpoints,
  ...catalogEndpoints,
  ...orderEndpoints,
  ...systemEndpoints,
} satisfies Record<string, Endpoint>
