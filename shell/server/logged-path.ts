const MAX_PATH = 300

/** What the log tells of an address: the path without its query; a search text is a visitor's own business. */
export const loggedPath = (url: string): string => {
  const path = url.split('?', 1)[0] ?? ''
  return (path.startsWith('/search/') ? '/search/…' : path).slice(0, MAX_PATH)
}
