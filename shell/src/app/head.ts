import { isClosedToSearch } from '@isp/contract/urls'
import type { PageHead, RouteHandle } from '@isp/federation'

type Match = { params: Readonly<Record<string, string | undefined>>; handle?: unknown }

/** The head of the deepest matched route that has one; pages in closed areas get `noindex` without setting it. */
export const headOf = (
  matches: readonly Match[],
  input: { url: URL; origin: string },
): PageHead | null => {
  for (const match of matches.toReversed()) {
    const handle = match.handle as RouteHandle | undefined
    const head = handle?.head?.({ ...input, params: match.params })
    if (head) return isClosedToSearch(input.url.pathname) ? { ...head, noindex: true } : head
  }
  return null
}
