/** Never throws: a lone surrogate, which encodeURIComponent refuses, becomes U+FFFD. The range costs less to compile than `\p{Cs}`. */
export const segment = (value: string | number): string =>
  encodeURIComponent(String(value).replace(/[\uD800-\uDFFF]/gu, '\uFFFD'))

/** Adds a query string unless it would be empty. */
export const withQuery = (path: string, query?: URLSearchParams | string): string => {
  const text = query?.toString() ?? ''
  return text ? `${path}?${text}` : path
}
