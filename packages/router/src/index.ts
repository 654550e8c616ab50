/** The part of react-router that our applications use. Shared between shell and remotes as one instance. */

export type {
  LoaderFunctionArgs as LoaderArgs,
  Location,
  RouteObject,
  UIMatch,
} from 'react-router-dom'
export {
  createBrowserRouter,
  isRouteErrorResponse,
  Outlet,
  RouterProvider,
  redirect,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router-dom'
export { Link, type LinkProps } from './link.tsx'
export { useIsMissing } from './use-is-missing.ts'

/** Thrown by a loader if the entity in the URL does not exist: the response gets status 404. */
export const notFound = (): Response => new Response(null, { status: 404 })
