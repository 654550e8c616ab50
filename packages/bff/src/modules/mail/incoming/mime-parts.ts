import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { type MimeNode, Splitter } from '@zone-eu/mailsplit'
import FlowedDecoder from '@zone-eu/mailsplit/lib/flowed-decoder.js'
import { letterRefusals } from '../outgoing/letter-refusals.ts'
import { guessText } from './decode-text.ts'
import type { HeadLine } from './letter-head.ts'

const HEAD_BYTES = 64 * 1024
export const PARTS = 200
export const DEPTH = 20

/** A leaf part of a letter: one without parts of its own. */
export type MimePart = {
  /** For example `text/plain`. */
  type: string
  /** Character set of the text; empty when not given. */
  charset: string
  /** `inline`, `attachment` or empty. */
  disposition: string
  /** File name; empty when not given. */
  name: string
  /** The enclosing `multipart/…` nodes, outermost first. */
  within: readonly MimeNode[]
}

/** Receives the decoded bytes of a part in pieces. */
export type PartSink = {
  write(bytes: Uint8Array): Promise<void> | void
  end(): Promise<void> | void
}

export type PartsReader = {
  /** Gets the header lines and the type of the whole letter. False: the rest is not read. */
  begin(lines: readonly HeadLine[], type: string): Promise<boolean>
  /** Null: the content is skipped. */
  open(part: MimePart): Promise<PartSink | null>
}

const inWords = (error: unknown): unknown => {
  if (!(error instanceof Error && 'code' in error && error.code === 'EMAXLEN')) return error
  return /header/.test(error.message)
    ? letterRefusals.headTooLarge()
    : letterRefusals.tooManyParts(PARTS)
}

/** Whether the file name is given in raw bytes that are not UTF-8; mailsplit gives one character per byte. */
const isNamedInBytes = (node: MimeNode, name: string): boolean =>
  /[\x80-\xff]/.test(name) &&
  !/[\u0100-\uffff]/.test(name) &&
  (node.headers ? node.headers.getList() : []).some(
    ({ key, line }) => key.startsWith('content-') && /[\x80-\xff]/.test(line),
  )

const FILE_NAME = 1000
const nameOf = (node: MimeNode): string => {
  const name = (node.filename || '').slice(0, FILE_NAME)
  return (isNamedInBytes(node, name) ? guessText(Buffer.from(name, 'latin1')) : name).normalize()
}

const isMultipart = ({ multipart, _boundary }: MimeNode): boolean => Boolean(multipart && _boundary)

const withinOf = ({ parentNode }: MimeNode): MimeNode[] => {
  const within: MimeNode[] = []
  for (let node = parentNode; node; node = node.parentNode) {
    within.unshift(node)
    if (within.length > DEPTH) throw letterRefusals.tooDeep(DEPTH)
  }
  return within
}

/** The type of a part; `text/plain` for a multipart without a boundary and for an invalid type (RFC 2045 §5.2). */
const typeOf = ({ multipart, contentType }: MimeNode): string =>
  !multipart && contentType && /^[^/\s]+\/[^/\s]+$/.test(contentType) ? contentType : 'text/plain'

const partOf = (node: MimeNode): MimePart => ({
  type: typeOf(node),
  charset: node.charset || '',
  disposition: node.disposition || '',
  name: nameOf(node),
  within: withinOf(node),
})

/** Decodes what is written into it and passes it to `sink` at the sink's pace. */
const decoderInto = (node: MimeNode, sink: PartSink) => {
  const first = node.getDecoder()
  const last = node.flowed ? first.pipe(new FlowedDecoder({ delSp: node.delSp })) : first
  const taking = (async () => {
    for await (const bytes of last) await sink.write(bytes)
    await sink.end()
  })()
  taking.catch(() => first.destroy())
  return {
    write: async (bytes: Buffer): Promise<void> => {
      if (first.destroyed) await taking
      else if (!first.write(bytes)) await Promise.race([once(first, 'drain'), taking])
    },
    end: async (): Promise<void> => {
      if (!first.destroyed) first.end()
      await taking
    },
  }
}

type Before = { node: MimeNode; chunks: Buffer[] }

const takeAsText = async ({ node, chunks }: Before, reader: PartsReader): Promise<void> => {
  const sink = await reader.open({ ...partOf(node), type: 'text/plain', within: [] })
  for (const bytes of chunks) await sink?.write(bytes)
  await sink?.end()
}

/**
 * Reads a letter part by part while it is being received; no part is kept in memory as a whole.
 * @throws LetterRefusal when it is too large, nested too deep or has too many parts; errors of the reader and the
 * stream
 */
export const readParts = async (source: Readable, reader: PartsReader): Promise<void> => {
  const splitter = new Splitter({
    maxHeadSize: HEAD_BYTES,
    maxChildNodes: PARTS,
    ignoreEmbedded: true,
  })
  source.once('error', (error) => splitter.destroy(error))
  let of: MimeNode | null = null
  let decoder: ReturnType<typeof decoderInto> | null = null
  /** Text before the first part. When no part follows, the boundary is missing and this text is the letter. */
  let before: Before | null = null as Before | null
  const endPart = async () => {
    const ending = decoder?.end()
    decoder = null
    await ending
  }
  try {
    for await (const chunk of source.pipe(splitter)) {
      if (chunk.type !== 'node') {
        if (chunk.node === of) await decoder?.write(chunk.value)
        else if (before && chunk.node === before.node) before.chunks.push(chunk.value)
        continue
      }
      await endPart()
      const lines = chunk.headers ? chunk.headers.getList() : []
      if (chunk.root && !(await reader.begin(lines, chunk.contentType || 'text/plain'))) return
      const part = partOf(chunk)
      before = chunk.root && isMultipart(chunk) ? { node: chunk, chunks: [] } : null
      if (isMultipart(chunk)) continue
      of = chunk
      const sink = await reader.open(part)
      decoder = sink && decoderInto(chunk, sink)
    }
    await endPart()
    if (before) await takeAsText(before, reader)
  } catch (error) {
    throw inWords(error)
  } finally {
    splitter.destroy()
  }
}
