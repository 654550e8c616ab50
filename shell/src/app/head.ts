import type { PageHead, RouteHandle } from '@isp/federation'
import type { QueryClient } from '@isp/query'

type Match = { params: Readonly<Record<string, string | undefined>>; handle?: unknown }

/** The head of the deepest matched route that has one. */
export const headOf = (
  matches: readonly Match[],
  input: { url: URL; origin: string; queryClient: QueryClient },
): PageHead | null => {
  for (const match of matches.toReversed()) {
    const handle = match.handle as RouteHandle | undefined
    if (handle?.head) return handle.head({ ...input, params: match.params })
  }
  return null
}
