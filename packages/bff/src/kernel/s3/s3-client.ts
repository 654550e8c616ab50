import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { readAtMost } from '../read-at-most.ts'
import type { TimeLimits } from '../time-limits.ts'
import type { S3Address } from './s3-address.ts'
import { faultOf, S3Error, type S3Fault } from './s3-error.ts'

/** Content to be stored, with what is known of it beforehand; `read` may be called repeatedly. */
export type S3Content = { size: number; sha256: string; read: () => Readable }

/**
 * The few calls of S3 that the shop needs: no conditions, no listing but one, no parts. A call is repeated while the
 * service is unavailable, as long as the time limit allows.
 * @throws S3Error
 */
export type S3Client = {
  put(key: string, content: S3Content): Promise<void>
  /** Null if there is no such object. */
  get(key: string): Promise<{ size: number; content: Readable } | null>
  /** Succeeds also if there is no such object. */
  remove(key: string): Promise<void>
  /** A few keys of the bucket. */
  firstKeys(): Promise<string[]>
  /** Whether an object is read without any key. */
  isOpen(key: string): Promise<boolean>
}

type Call = {
  method: 'GET' | 'PUT' | 'DELETE'
  key: string
  query?: string
  content?: S3Content
  answerMs: number
}

/** Most bytes of an answer that is no content. */
const MOST = 100_000
/** Pauses before a call is repeated, ms. */
const PAUSES = [100, 400]
/** An upload may be this slow, bytes a millisecond. */
const SLOWEST = 100
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

export const createS3Client = (
  address: S3Address,
  limits: Pick<TimeLimits, 'storeAnswerMs' | 'storePauseMs'>,
): S3Client => {
  const { origin, bucket, isPathStyle } = address
  const { storeAnswerMs: answerMs, storePauseMs: pauseMs } = limits
  const base = isPathStyle ? `${origin}/${bucket}/` : `${origin.replace('//', `//${bucket}.`)}/`
  const signingKeys = new Map<string, ArrayBuffer>()

  const send = async ({ method, key, query = '', content, answerMs }: Call): Promise<Response> => {
    const signer = new AwsV4Signer({
      ...{ method, url: `${base}${key}${query}`, service: 's3', cache: signingKeys },
      ...{ region: address.region, accessKeyId: address.accessKeyId },
      secretAccessKey: address.secretAccessKey,
      headers: {
        'x-amz-content-sha256': content?.sha256 ?? EMPTY,
        ...(content && { 'content-length': String(content.size) }),
      },
    })
    const signed = await signer.sign()
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), answerMs)
    const body = content?.read()
    try {
      return await fetch(signed.url, {
        ...{ method, headers: signed.headers, signal: late.signal, redirect: 'manual' },
        ...(body && { body: Readable.toWeb(body) as never, duplex: 'half' }),
      } as RequestInit)
    } catch (error) {
      const reason = late.signal.aborted ? `no answer in ${answerMs} ms` : networkReason(error)
      throw new S3Error('unavailable', reason, { cause: error })
    } finally {
      clearTimeout(timer)
      body?.destroy()
    }
  }

  const bodyOf = (answer: Response): Readable =>
    answer.body ? stallingAfter(Readable.fromWeb(answer.body as never), pauseMs) : Readable.from([])

  const textOf = async (answer: Response): Promise<string> =>
    String(
      await readAtMost(bodyOf(answer), MOST, () => {
        throw new S3Error('refused', `${answer.status} with a long body`)
      }),
    )

  const attempt = async (call: Call, expected: readonly number[]): Promise<Response> => {
    const answer = await send(call)
    if (expected.includes(answer.status)) return answer
    const text = await textOf(answer).catch(() => '')
    const code = /<Code>([\w.]{1,80})<\/Code>/.exec(text)?.[1] ?? ''
    throw new S3Error(faultOf(answer.status, code), `${answer.status} ${code}`.trim())
  }

  /** Repeats an attempt; every call may be done twice. */
  const ask = async (call: Call, expected: readonly number[]): Promise<Response> => {
    const began = performance.now()
    for (let turn = 0; ; turn += 1) {
      try {
        return await attempt(call, expected)
      } catch (error) {
        const pause = PAUSES[turn]
        const isOver = performance.now() - began > call.answerMs
        if (!(error instanceof S3Error) || error.fault !== 'unavailable') throw error
        if (pause === undefined || isOver) throw error
        await sleep(pause)
      }
    }
  }

  return {
    put: async (key, content) => {
      const withUpload = answerMs + content.size / SLOWEST
      await textOf(
        await ask({ method: 'PUT', key, content, answerMs: withUpload }, [200, 201, 204]),
      )
    },
    get: async (key) => {
      try {
        const answer = await ask({ method: 'GET', key, answerMs }, [200])
        return { size: Number(answer.headers.get('content-length') ?? -1), content: bodyOf(answer) }
      } catch (error) {
        if (isFault(error, 'no-object')) return null
        throw error
      }
    },
    remove: async (key) => {
      try {
        await textOf(await ask({ method: 'DELETE', key, answerMs }, [200, 202, 204]))
      } catch (error) {
        if (!isFault(error, 'no-object')) throw error
      }
    },
    firstKeys: async () => {
      const query = '?list-type=2&max-keys=10'
      const text = await textOf(await ask({ method: 'GET', key: '', query, answerMs }, [200]))
      return [...text.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key)
    },
    isOpen: async (key) => {
      const answer = await fetch(base + key, { signal: AbortSignal.timeout(answerMs) })
      await answer.body?.cancel()
      return answer.ok
    },
  }
}

const isFault = (error: unknown, fault: S3Fault): boolean =>
  error instanceof S3Error && error.fault === fault

const networkReason = (error: unknown): string => {
  const { cause, message } = error as Error
  const { code } = (cause ?? {}) as NodeJS.ErrnoException
  return code ?? message
}

/** The same bytes; fails when the next ones do not come for `pauseMs`. */
const stallingAfter = (content: Readable, pauseMs: number): Readable => {
  const give = async function* () {
    const chunks = content[Symbol.asyncIterator]()
    for (;;) {
      const stalled = () => content.destroy(new S3Error('unavailable', `no byte in ${pauseMs} ms`))
      const watch = setTimeout(stalled, pauseMs)
      const { value, done } = await chunks.next().finally(() => clearTimeout(watch))
      if (done) return
      yield value as Uint8Array
    }
  }
  const given = Readable.from(give(), { objectMode: false })
  return given.once('close', () => content.destroy())
}
