import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import { closeBrotli, openBrotli } from './open-brotli.ts'

type Encoding = 'br' | 'gzip' | 'identity'
const encodings: Encoding[] = ['br', 'gzip', 'identity']

/** The bytes of one page but its end, compressed once for all who take them. */
export type PageBody = {
  /** Without the end. */
  html: Buffer
  /** The whole page, with an end of one visitor's own. */
  as: (encoding: Encoding, end: string) => Promise<Buffer>
}

/** What a browser takes best; a header that names nothing of ours is answered as it is. */
export const chooseEncoding = (accepted: string | undefined): Encoding =>
  (accepted && negotiate(accepted, encodings)) || 'identity'

const zip = promisify(gzip)

/** A value that is made at the first need. */
const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | null = null
  return () => (made ??= make())
}

export const createPageBody = (html: Buffer): PageBody => {
  const open = once(() => openBrotli(html))
  /** For each encoding with the end that was asked for last: that of everybody who is nobody. */
  const kept = new Map<Encoding, { end: string; bytes: Promise<Buffer> }>()
  const make = async (encoding: Encoding, end: string): Promise<Buffer> => {
    if (encoding === 'br') return closeBrotli(await open(), Buffer.from(end))
    const whole = Buffer.concat([html, Buffer.from(end)])
    return encoding === 'gzip' ? zip(whole) : whole
  }
  return {
    html,
    as: (encoding, end) => {
      const known = kept.get(encoding)
      if (known?.end === end) return known.bytes
      const bytes = make(encoding, end)
      kept.set(encoding, { end, bytes })
      return bytes
    },
  }
}
