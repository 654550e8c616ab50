const MAX_PATH = 300

/** The part of a URL that may be logged: the path without its query; search texts are private and hidden. */
export const loggedPath = (url: string): string => {
  const path = url.split('?', 1)[0] ?? ''
  return (path.startsWith('/search/') ? '/search/…' : path).slice(0, MAX_PATH)
}
