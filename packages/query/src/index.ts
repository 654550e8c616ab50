/** The part of TanStack Query that this house uses, named once. Shared between shell and remotes as one instance. */

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
