/** Tests only: a mock BFF based on the contract, valid values of its types, and pages opened by URL. */
import './matchers.ts'

export { watchDownloads } from './downloads.ts'
export * from './factories/basket.factory.ts'
export * from './factories/listing.factory.ts'
export * from './factories/product.factory.ts'
export * from './factories/section.factory.ts'
export {
  answer,
  disconnect,
  type EndpointId,
  errorResponse,
  hang,
  type Prepared,
  refuse,
} from './handlers.ts'
export { agreements, companyOf, type Person, password, userOf } from './people/people.ts'
export { enterAs, signInHandlers, type Visitor } from './people/sign-in.ts'
export {
  type MemoryRouter,
  type RenderedRoute,
  type RenderOptions,
  renderRoute,
} from './render-route.tsx'
export { server } from './server.ts'
export { createTestContext, type TestContextOptions } from './test-context.ts'
export { words } from './words.ts'
