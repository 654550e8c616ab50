/** The part of TanStack Query that our applications use. Shared between shell and remotes as one instance. */

export type { DehydratedState, FetchQueryOptions, QueryKey } from '@tanstack/react-query'
export {
  hydrate,
  keepPreviousData,
  onlineManager,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  replaceEqualDeep,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query'
