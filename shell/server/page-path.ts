/** Parameters that advertisers add to count visitors; they do not affect the page. */
const ADVERTISING = /^(utm_[a-z_]+|yclid|ysclid|gclid|gbraid|wbraid|fbclid|erid|_openstat)$/

const pageUrl = (text: string): URL => {
  const url = new URL(text)
  if (url.search === '') return url
  for (const name of [...url.searchParams.keys()])
    if (ADVERTISING.test(name)) url.searchParams.delete(name)
  return url
}

/** What to do with a requested path before rendering. */
export type PagePath =
  | { kind: 'page'; url: URL }
  | { kind: 'redirect'; location: string }
  | { kind: 'bad' }

/**
 * D20: a path without a trailing slash is redirected to the one with it, keeping the query. Repeated slashes and backslashes never get into
 * a Location header: `//host/` would lead to another site. An encoded backslash is part of a search text.
 */
export const readPagePath = (target: string, origin: string): PagePath => {
  const [rawPath = '/', ...rest] = target.split('?')
  if (!rawPath.startsWith('/')) return { kind: 'bad' }
  const query = rest.length > 0 ? `?${rest.join('?')}` : ''
  try {
    decodeURIComponent(rawPath)
  } catch {
    return { kind: 'bad' }
  }
  if (rawPath.includes('%00')) return { kind: 'bad' }
  const path = rawPath.replaceAll('\\', '%5C').replace(/\/{2,}/g, '/')
  if (path !== rawPath || !path.endsWith('/')) {
    return { kind: 'redirect', location: (path.endsWith('/') ? path : `${path}/`) + query }
  }
  return { kind: 'page', url: pageUrl(origin + path + query) }
}
