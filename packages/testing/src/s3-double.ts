import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { signatureFault } from './s3-signature.ts'

/** What goes wrong from now on. */
export type S3Faults = {
  /** So many of the next requests are answered 503. */
  busy: number
  /** Writing is refused with this status: 403 of a read-only key, 507 of a full disk. */
  refusesWrites: number | null
  /** Answers are not begun. */
  isSilent: boolean
  /** Bodies stop in the middle. */
  stalls: boolean
  /** Objects are read without a key. */
  isOpen: boolean
}

export type S3Double = {
  /** `http://KEY:SECRET@127.0.0.1:PORT/shop`, the value of CONTENT_STORE. */
  url: string
  objects: Map<string, Buffer>
  faults: S3Faults
  /** Method and key of each request. */
  asked: string[]
  close(): Promise<void>
}

const keys = { accessKeyId: 'KEY', secretAccessKey: 'SECRET/+ of nobody', region: 'us-east-1' }
const BUCKET = 'shop'

/** An S3-compatible service of one bucket in memory, which checks signatures and hashes. */
export const openS3Double = async (port = 0): Promise<S3Double> => {
  const objects = new Map<string, Buffer>()
  const faults: S3Faults = {
    busy: 0,
    refusesWrites: null,
    isSilent: false,
    stalls: false,
    isOpen: false,
  }
  const asked: string[] = []

  const refuse = (answer: ServerResponse, status: number, code: string) =>
    answer.writeHead(status).end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)

  const give = (answer: ServerResponse, content: Buffer | undefined) => {
    if (!content) return refuse(answer, 404, 'NoSuchKey')
    answer.writeHead(200, { 'content-length': content.length })
    if (faults.stalls) return answer.write(content.subarray(0, content.length / 2))
    return answer.end(content)
  }

  const answerTo = (request: IncomingMessage, body: Buffer, answer: ServerResponse) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://store')
    const [, bucket, ...rest] = pathname.split('/')
    const key = rest.join('/')
    asked.push(`${request.method} ${key}`)
    const fault = signatureFault(request, keys)
    if (fault && !(faults.isOpen && request.method === 'GET')) return refuse(answer, 403, fault)
    if (bucket !== BUCKET) return refuse(answer, 404, 'NoSuchBucket')
    if (faults.busy > 0) {
      faults.busy -= 1
      return refuse(answer, 503, 'SlowDown')
    }
    if (request.method === 'GET') {
      if (!search) return give(answer, objects.get(key))
      const keys = [...objects.keys()].sort().slice(0, 10)
      const listed = keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')
      return answer.end(`<ListBucketResult>${listed}</ListBucketResult>`)
    }
    if (faults.refusesWrites === 403) return refuse(answer, 403, 'AccessDenied')
    if (faults.refusesWrites !== null) return refuse(answer, faults.refusesWrites, 'QuotaExceeded')
    if (request.method === 'DELETE') {
      objects.delete(key)
      return answer.writeHead(204).end()
    }
    const sha256 = createHash('sha256').update(body).digest('hex')
    if (sha256 !== request.headers['x-amz-content-sha256'])
      return refuse(answer, 400, 'XAmzContentSHA256Mismatch')
    objects.set(key, body)
    return answer.writeHead(200).end()
  }

  const server = createServer(async (request, answer) => {
    if (faults.isSilent) return
    const body = Buffer.concat(await request.toArray().catch(() => []))
    answerTo(request, body, answer)
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: `http://${keys.accessKeyId}:${encodeURIComponent(keys.secretAccessKey)}@${host}/${BUCKET}`,
    ...{ objects, faults, asked },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
