/** Never throws: a lone surrogate, which encodeURIComponent refuses, becomes U+FFFD. */
export const segment = (value: string | number): string =>
  encodeURIComponent(String(value).replace(/\p{Cs}/gu, '\uFFFD'))

/** Adds a query string unless it would be empty. */
export const withQuery = (path: string, query?: URLSearchParams | string): string => {
  const text = query?.toString() ?? ''
  return text ? `${path}?${text}` : path
}
