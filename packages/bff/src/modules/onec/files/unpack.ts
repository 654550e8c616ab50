import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32 } from 'node:zlib'
import { type Entry, openPromise } from 'yauzl'
import { onecMessages as messages } from '../onec.messages.ts'
import { readName } from '../wire/dialogue-request.ts'

/** Limits against archives that unpack into more than an export can be. */
const ENTRIES = 200_000
const UNPACKED = 8 * 1024 ** 3
/** No text of an export is packed better; deflate itself reaches 1,032. */
const RATIO = 300
const RATIO_FROM = 64 * 1024 ** 2

/** The archive cannot be taken; the message is for 1C. */
export class ArchiveRefusal extends Error {
  override readonly name = 'ArchiveRefusal'
}

const UTF8_NAMES = 0x800
const utf8 = new TextDecoder('utf-8', { fatal: true })
const dos = new TextDecoder('ibm866')

const nameOf = ({ fileNameRaw, generalPurposeBitFlag }: Entry): string => {
  try {
    return utf8.decode(fileNameRaw)
  } catch {
    return generalPurposeBitFlag & UTF8_NAMES
      ? fileNameRaw.toString('utf8')
      : dos.decode(fileNameRaw)
  }
}

/** Counts what comes out, whatever the directory of the archive states. */
const counted = (name: string, most: { left: number }, packed: number) => {
  let bytes = 0
  let sum = 0
  return {
    sum: () => sum,
    stream: new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        bytes += chunk.length
        most.left -= chunk.length
        sum = crc32(chunk, sum)
        const isBomb = bytes > RATIO_FROM && bytes > packed * RATIO
        if (most.left < 0 || isBomb) done(new ArchiveRefusal(messages.archiveTooLarge(name)))
        else done(null, chunk)
      },
    }),
  }
}

/**
 * Unpacks an archive below a folder, stored and deflated entries alike. @returns names of the files
 * @throws ArchiveRefusal
 */
export const unpack = async (
  path: string,
  archive: string,
  folder: string,
  signal: AbortSignal,
): Promise<string[]> => {
  const zip = await openPromise(path, {
    lazyEntries: true,
    autoClose: false,
    decodeStrings: false,
  }).catch((cause: unknown) => {
    throw new ArchiveRefusal(messages.archiveBroken(archive), { cause })
  })
  const most = { left: UNPACKED }
  const names: string[] = []
  try {
    if (zip.entryCount > ENTRIES) throw new ArchiveRefusal(messages.archiveTooLarge(archive))
    for await (const entry of zip.eachEntry()) {
      const given = nameOf(entry)
      if (/[/\\]$/.test(given)) continue
      const name = readName(given)
      if (name === null) throw new ArchiveRefusal(messages.archiveNames(archive))
      if (entry.isEncrypted()) throw new ArchiveRefusal(messages.archiveEncrypted(archive))
      const target = join(folder, name)
      await mkdir(dirname(target), { recursive: true })
      const { stream, sum } = counted(archive, most, entry.compressedSize)
      await pipeline(await zip.openReadStreamPromise(entry), stream, createWriteStream(target), {
        signal,
      })
      if (entry.crc32 !== 0 && entry.crc32 !== sum())
        throw new ArchiveRefusal(messages.archiveBroken(archive))
      names.push(name)
    }
  } catch (cause) {
    if (cause instanceof ArchiveRefusal || signal.aborted || isOfDisk(cause)) throw cause
    throw new ArchiveRefusal(messages.archiveBroken(archive), { cause })
  } finally {
    zip.close()
  }
  return names
}

const isOfDisk = (error: unknown): boolean =>
  /^E(NOSPC|DQUOT|FBIG|ROFS|IO|MFILE|NFILE)$/.test(String((error as { code?: unknown }).code))
