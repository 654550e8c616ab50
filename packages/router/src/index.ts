/** The part of react-router that this house uses, named once. Shared between shell and remotes as one instance. */

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

/** What a loader throws when the thing of its URL does not exist: the answer's status becomes 404. */
export const notFound = (): Response => new Response(null, { status: 404 })
