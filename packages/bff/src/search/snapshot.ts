import { createHash, randomBytes } from 'node:crypto'
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { type Column, INDEX_FORMAT, type IndexData, type IndexMeta } from './columns.ts'

/**
 * One file per state of the catalogue: magic, length of the header, header (JSON), the columns at multiples of 8,
 * SHA-256 of everything before it. Any other file is rejected.
 */
const MAGIC = 'ISPINDEX'
const HEADER_AT = 16
const DIGEST = 32
const CHUNK = 1 << 22
const SUFFIX = '.index'
const STALE_DRAFT_MS = 3_600_000

type Kind = 'Uint8Array' | 'Uint16Array' | 'Uint32Array' | 'Float64Array'
type ColumnPlace = { name: string; kind: Kind; offset: number; length: number }
type Header = { meta: IndexMeta; columns: ColumnPlace[] }

export type SnapshotKey = { version: string; changedAt: string }

const viewOf = (kind: Kind, buffer: SharedArrayBuffer, offset: number, length: number): Column => {
  if (kind === 'Float64Array') return new Float64Array(buffer, offset, length)
  if (kind === 'Uint32Array') return new Uint32Array(buffer, offset, length)
  if (kind === 'Uint16Array') return new Uint16Array(buffer, offset, length)
  return new Uint8Array(buffer, offset, length)
}

const aligned = (offset: number): number => Math.ceil(offset / 8) * 8

const kindOf = (column: Column): Kind => {
  if (column instanceof Float64Array) return 'Float64Array'
  if (column instanceof Uint32Array) return 'Uint32Array'
  return column instanceof Uint16Array ? 'Uint16Array' : 'Uint8Array'
}

const bytesOfColumn = (column: Column): Uint8Array =>
  new Uint8Array(column.buffer, column.byteOffset, column.byteLength)

/** The format number is part of the name, so an older version of the program never opens a newer file. */
export const snapshotFile = (folder: string, { version, changedAt }: SnapshotKey): string =>
  join(folder, `catalog-${INDEX_FORMAT}-${version}-${changedAt}${SUFFIX}`)

const removeOthers = (folder: string, kept: string): void => {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (path === kept || !name.startsWith('catalog-')) continue
    const isDraft = name.endsWith('.draft')
    if (!isDraft && !name.endsWith(SUFFIX)) continue
    if (isDraft && Date.now() - statSync(path).mtimeMs < STALE_DRAFT_MS) continue
    rmSync(path, { force: true })
  }
}

/**
 * Writes the snapshot to a temporary file and renames it; removes snapshots of other states. Synchronous: call it in
 * the worker thread only. Throws file system errors and leaves no temporary file behind.
 */
export const writeSnapshot = (folder: string, data: IndexData): string => {
  mkdirSync(folder, { recursive: true })
  const target = snapshotFile(folder, data.meta)
  const draft = `${target}.${randomBytes(4).toString('hex')}.draft`
  const entries = Object.entries(data.columns)
  let offset = 0
  const columns = entries.map(([name, column]): ColumnPlace => {
    const place = { name, kind: kindOf(column), offset, length: column.length }
    offset = aligned(offset + column.byteLength)
    return place
  })
  const header = Buffer.from(JSON.stringify({ meta: data.meta, columns } satisfies Header))
  const start = aligned(HEADER_AT + header.length)
  const opening = Buffer.alloc(start)
  opening.write(MAGIC, 'latin1')
  opening.writeUInt32LE(header.length, 8)
  header.copy(opening, HEADER_AT)

  const file = openSync(draft, 'wx', 0o640)
  try {
    const hash = createHash('sha256')
    const append = (bytes: Uint8Array): void => {
      hash.update(bytes)
      for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written)
    }
    append(opening)
    // shared memory is copied in chunks: not every system call accepts it
    const piece = new Uint8Array(CHUNK)
    for (const [, column] of entries) {
      const bytes = bytesOfColumn(column)
      for (let at = 0; at < bytes.length; at += CHUNK) {
        const part = bytes.subarray(at, at + CHUNK)
        piece.set(part)
        append(piece.subarray(0, part.length))
      }
      append(new Uint8Array(aligned(bytes.length) - bytes.length))
    }
    writeSync(file, hash.digest())
    fsyncSync(file)
  } catch (error) {
    closeSync(file)
    rmSync(draft, { force: true })
    throw error
  }
  closeSync(file)
  renameSync(draft, target)
  removeOthers(folder, target)
  return target
}

const readShared = (path: string): Uint8Array<SharedArrayBuffer> | null => {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (size < HEADER_AT + DIGEST) return null
  const shared = new Uint8Array(new SharedArrayBuffer(size))
  const hash = createHash('sha256')
  const chunk = Buffer.allocUnsafe(CHUNK)
  const file = openSync(path, 'r')
  try {
    for (let at = 0; at < size; ) {
      const read = readSync(file, chunk, 0, Math.min(CHUNK, size - at), at)
      if (read === 0) return null
      shared.set(chunk.subarray(0, read), at)
      const hashed = Math.min(read, Math.max(0, size - DIGEST - at))
      hash.update(chunk.subarray(0, hashed))
      at += read
    }
  } finally {
    closeSync(file)
  }
  const digest = Buffer.from(shared.slice(size - DIGEST))
  return hash.digest().equals(digest) ? shared : null
}

/** Reads the index of that state; null when its file is missing, cut short, changed or of another format. */
export const readSnapshot = (folder: string, key: SnapshotKey): IndexData | null => {
  const shared = readShared(snapshotFile(folder, key))
  if (shared === null) return null
  const opening = Buffer.from(shared.slice(0, HEADER_AT))
  if (opening.toString('latin1', 0, MAGIC.length) !== MAGIC) return null
  const length = opening.readUInt32LE(8)
  const text = Buffer.from(shared.slice(HEADER_AT, HEADER_AT + length)).toString('utf8')
  const { meta, columns } = JSON.parse(text) as Header
  const isAsked = meta.version === key.version && meta.changedAt === key.changedAt
  if (meta.format !== INDEX_FORMAT || !isAsked) return null
  const start = aligned(HEADER_AT + length)
  return {
    meta,
    columns: Object.fromEntries(
      columns.map(({ name, kind, offset, length: size }) => [
        name,
        viewOf(kind, shared.buffer, start + offset, size),
      ]),
    ),
  }
}
