import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import { closeBrotli, openBrotli } from './open-brotli.ts'

type Encoding = 'br' | 'gzip' | 'identity'
const encodings: Encoding[] = ['br', 'gzip', 'identity']

/** A page without its end, compressed once for all visitors who get it. */
export type PageBody = {
  /** The page without its end. */
  html: Buffer
  /** The complete page with the end for one visitor. */
  as: (encoding: Encoding, end: string) => Promise<Buffer>
}

/** The best encoding that the browser accepts; `identity` if it accepts none of ours. */
export const chooseEncoding = (accepted: string | undefined): Encoding =>
  (accepted && negotiate(accepted, encodings)) || 'identity'

const zip = promisify(gzip)

/** A value computed on first use. */
const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | null = null
  return () => (made ??= make())
}

export const createPageBody = (html: Buffer): PageBody => {
  const open = once(() => openBrotli(html))
  /** The result for the last end per encoding: anonymous visitors all have the same one. */
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
