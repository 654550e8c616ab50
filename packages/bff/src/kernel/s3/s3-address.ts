/** A bucket of an S3-compatible service and the key that opens it. */
export type S3Address = {
  /** Scheme, host and port. */
  origin: string
  bucket: string
  region: string
  /** Whether the bucket stands in the path (most services) or in the host name. */
  isPathStyle: boolean
  accessKeyId: string
  secretAccessKey: string
}

const bucketName = /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/
const regionName = /^[\w-]{1,64}$/
const known = new Set(['region', 'style'])

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/**
 * Reads `https://KEY:SECRET@host:port/bucket?region=us-east-1&style=path`; `style=host` puts the bucket before the host
 * name. Null if it is none.
 */
export const parseS3Address = (text: string): S3Address | null => {
  if (!URL.canParse(text)) return null
  const { protocol, host, pathname, username, password, searchParams, hash } = new URL(text)
  const bucket = pathname.replace(/^\/|\/$/g, '')
  const region = searchParams.get('region') ?? 'us-east-1'
  const style = searchParams.get('style') ?? 'path'
  const [accessKeyId, secretAccessKey] = [decoded(username), decoded(password)]
  if (!['http:', 'https:'].includes(protocol) || hash !== '') return null
  if (!accessKeyId || !secretAccessKey) return null
  if (!bucketName.test(bucket) || !regionName.test(region)) return null
  if (!['path', 'host'].includes(style)) return null
  if ([...searchParams.keys()].some((name) => !known.has(name))) return null
  const origin = `${protocol}//${host}`
  return { origin, bucket, region, isPathStyle: style === 'path', accessKeyId, secretAccessKey }
}

/** For people: without the key. */
export const describeS3 = ({ origin, bucket }: S3Address): string => `${origin}/${bucket}`
