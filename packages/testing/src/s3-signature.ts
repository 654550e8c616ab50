import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest()

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
const pattern =
  /^AWS4-HMAC-SHA256 Credential=([^/,]+)\/(\d{8}\/([^/]+)\/s3\/aws4_request), SignedHeaders=([^,]+), Signature=([\da-f]{64})$/

const encoded = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** The code of S3 for what is wrong with a request's signature; null if it is right. */
export const signatureFault = (
  request: IncomingMessage,
  keys: { accessKeyId: string; secretAccessKey: string; region: string },
): string | null => {
  const found = pattern.exec(request.headers.authorization ?? '')
  if (!found) return 'AccessDenied'
  const [, key, scope = '', region, names = '', signature] = found
  if (key !== keys.accessKeyId) return 'InvalidAccessKeyId'
  if (region !== keys.region) return 'AuthorizationHeaderMalformed'
  const url = new URL(request.url ?? '/', 'http://store')
  const canonical = [
    request.method,
    url.pathname,
    [...url.searchParams]
      .map((pair) => pair.map(encoded).join('='))
      .sort()
      .join('&'),
    ...names.split(';').map((name) => `${name}:${String(request.headers[name] ?? '').trim()}`),
    '',
    names,
    request.headers['x-amz-content-sha256'],
  ].join('\n')
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join(
    '\n',
  )
  const signing = scope
    .split('/')
    .reduce<string | Buffer>((key, part) => hmac(key, part), `AWS4${keys.secretAccessKey}`)
  return hmac(signing, text).toString('hex') === signature ? null : 'SignatureDoesNotMatch'
}
