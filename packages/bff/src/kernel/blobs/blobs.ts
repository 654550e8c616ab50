import type { Readable } from 'node:stream'

/** Content that has arrived as a whole and stands aside: kept under a name, or gone. */
export type PendingBlob = {
  size: number
  /** Hexadecimal. */
  sha256: string
  /** From its beginning, as often as wanted. */
  read(): Readable
  /** Makes it the blob of that name (letters, digits, `-`, `.`). */
  keep(name: string): Promise<void>
  discard(): Promise<void>
}

/** Where content lies, a folder by default (see `createFolderBlobs`). All of it streams: nothing is whole in memory. */
export type Blobs = {
  /**
   * Takes content in; when it ends with an error, nothing of it stays.
   * @throws what `content` throws; AppError STORAGE_FULL when it cannot be written
   */
  put(content: AsyncIterable<Uint8Array>): Promise<PendingBlob>
  /** Null when there is none. */
  open(name: string): Promise<{ size: number; content: Readable } | null>
  /** Also when there is none. */
  remove(name: string): Promise<void>
  /** Names that have lain there for that long, and removes what has been standing aside since then. */
  listOlder(ms: number): AsyncIterable<string>
}
