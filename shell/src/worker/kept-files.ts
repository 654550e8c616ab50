/** Files that may be kept, and for two releases of each application: the one of today, and that of tabs still open. */
export const MAX_FILES = 200
const RELEASES = 2

const SCRIPT =
  /^\/(?:static|remotes\/([a-z][a-z0-9-]*))\/([0-9a-f]{16})\/web\/[\w.-]+\.[0-9a-f]{8}\.js$/
const FONT = /^\/static\/([0-9a-f]{16})\/web\/fonts\/[\w.-]+\.woff2$/

type Asked = { method: string; url: string; integrity: string }

/** What cannot change under its address: the version of a release, and a hash that the browser checks. Never a page or data. */
export const isKept = ({ method, url, integrity }: Asked, origin: string): boolean => {
  const { origin: from, pathname, search } = new URL(url)
  if (method !== 'GET' || from !== origin || search !== '') return false
  return FONT.test(pathname) || (SCRIPT.test(pathname) && integrity !== '')
}

type Answer = Pick<Response, 'status' | 'type' | 'redirected'> & { headers: Pick<Headers, 'get'> }

/** As the server sends files of a release; anything else under such an address was never one. */
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

/** Of all that is kept, the oldest first: what has to go. */
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

/** A page of the shop that is being opened; answers of the API and files have words of their own. */
export const isPage = ({ method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>): boolean =>
  mode === 'navigate' &&
  method === 'GET' &&
  !/^\/(bff|static|remotes|images|files|nextapi)\//.test(new URL(url).pathname)
