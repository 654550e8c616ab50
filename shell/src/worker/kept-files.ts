/** Maximum number of cached files, and of releases per application: the current one and that of open tabs. */
export const MAX_FILES = 200
const RELEASES = 2

const SCRIPT =
  /^\/(?:static|remotes\/([a-z][a-z0-9-]*))\/([0-9a-f]{16})\/web\/[\w.-]+\.[0-9a-f]{8}\.js$/
const FONT = /^\/static\/([0-9a-f]{16})\/web\/fonts\/[\w.-]+\.woff2$/

type Asked = { method: string; url: string; integrity: string }

/**
 * Whether a file may be cached: its URL contains the release's version, and the browser checks its hash, so it cannot
 * change. Never a page or data.
 */
export const isKept = ({ method, url, integrity }: Asked, origin: string): boolean => {
  const { origin: from, pathname, search } = new URL(url)
  if (method !== 'GET' || from !== origin || search !== '') return false
  return FONT.test(pathname) || (SCRIPT.test(pathname) && integrity !== '')
}

type Answer = Pick<Response, 'status' | 'type' | 'redirected'> & { headers: Pick<Headers, 'get'> }

/** Whether a response is a file of a release, by the headers that the server sends with those. */
export const isFile = ({ status, type, redirected, headers }: Answer): boolean =>
  status === 200 &&
  type === 'basic' &&
  !redirected &&
  /\bimmutable\b/.test(headers.get('cache-control') ?? '') &&
  !/^text\/html/.test(headers.get('content-type') ?? '')

const releaseOf = (url: string): { app: string; version: string } => {
  const [, first = '', second = '', third = ''] = new URL(url).pathname.split('/')
  return first === 'static' ? { app: 'shell', version: second } : { app: second, version: third }
}

/** The files to delete from the cache, given all cached URLs, the oldest first. */
export const surplusOf = (urls: readonly string[]): string[] => {
  const releases = new Map<string, string[]>()
  for (const url of urls.toReversed()) {
    const { app, version } = releaseOf(url)
    const known = releases.get(app) ?? []
    if (!known.includes(version)) releases.set(app, [...known, version])
  }
  const isOld = (url: string) => {
    const { app, version } = releaseOf(url)
    return (releases.get(app) ?? []).indexOf(version) >= RELEASES
  }
  const left = urls.filter((url) => !isOld(url))
  return [...urls.filter(isOld), ...left.slice(0, Math.max(0, left.length - MAX_FILES))]
}

/** Whether a page of the shop is being opened; API calls and files handle failures themselves. */
export const isPage = ({ method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>): boolean =>
  mode === 'navigate' &&
  method === 'GET' &&
  !/^\/(bff|static|remotes|images|files|nextapi)\//.test(new URL(url).pathname)
