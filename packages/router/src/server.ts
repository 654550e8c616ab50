/** Server only: matching, loaders and rendering for one request. Never part of a browser bundle. */

export type { StaticHandlerContext } from 'react-router-dom'
export {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from 'react-router-dom'
