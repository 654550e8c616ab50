/**
 * What web servers ask the BFF about content in a store. They are no part of `/bff/`, the only paths that a web server
 * passes on, so visitors cannot ask them.
 */
export const STORE_PATH = '/store/'

export const storeUrls = {
  /** A picture or document by the path of its address, without a leading slash. */
  file: (path: string): string =>
    `${STORE_PATH}files/${path.split('/').map(encodeURIComponent).join('/')}`,
  /** `ReleasesInStore` that are newer than a revision; the answer waits for them, and is 304 when none came. */
  releases: (since: number): string => `${STORE_PATH}releases?since=${since}`,
  /** The list of a release's files, byte by byte. */
  inventory: (name: string, version: string): string =>
    `${STORE_PATH}releases/${name}/${version}/inventory`,
  /** One of these files. */
  releaseFile: (name: string, version: string, file: string): string =>
    `${STORE_PATH}releases/${name}/${version}/files/${file}`,
  /** POST with a reason: the release stopped the rendering of pages. */
  setAside: (name: string, version: string): string =>
    `${STORE_PATH}releases/${name}/${version}/set-aside`,
} as const

/** Headers of such a file: when it was stored, in ms; the hash of its content, hexadecimal. */
export const storeHeaders = { storedAt: 'x-stored-at', sha256: 'x-content-sha256' } as const

/** Changes with the content: usable as an ETag, and known to whoever keeps a copy with the time of its storing. */
export const storeTag = (storedAt: number, size: number): string =>
  `"${Math.round(storedAt).toString(36)}-${size.toString(36)}"`
