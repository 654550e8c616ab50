/** The part of TanStack Query that this house uses, named once. Shared between shell and remotes as one instance. */

export type { DehydratedState } from '@tanstack/react-query'
export {
  dehydrate,
  HydrationBoundary,
  hydrate,
  keepPreviousData,
  onlineManager,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useIsFetching,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query'
