import type { Readable } from 'node:stream'

/** Content that has arrived completely and is kept aside, until it gets a name or is discarded. */
export type PendingBlob = {
  size: number
  /** Hexadecimal. */
  sha256: string
  /** From the beginning; may be called repeatedly. */
  read(): Readable
  /** Stores it as the blob of that name (letters, digits, `-`, `.`). */
  keep(name: string): Promise<void>
  discard(): Promise<void>
}

/**
 * Storage of file content, a folder by default (see `createFolderBlobs`). Everything streams: content is never in
 * memory as a whole.
 */
export type Blobs = {
  /**
   * Receives content; if that fails, nothing of it is kept.
   * @throws errors of `content`; AppError STORAGE_FULL when it cannot be written
   */
  put(content: AsyncIterable<Uint8Array>): Promise<PendingBlob>
  /** Null if there is no such blob. */
  open(name: string): Promise<{ size: number; content: Readable } | null>
  /** Succeeds also if there is no such blob. */
  remove(name: string): Promise<void>
  /** Names of blobs older than `ms`; also removes pending content that old. */
  listOlder(ms: number): AsyncIterable<string>
}
