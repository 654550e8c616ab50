import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { readAtMost } from '../../kernel/read-at-most.ts'
import type { S3Client } from '../../kernel/s3/s3-client.ts'
import { S3Error } from '../../kernel/s3/s3-error.ts'
import { PROBE_PREFIX } from './content-key.ts'

/** `open-to-all`: whoever knows an address reads it without a key. */
export type Probe = 'good' | 'open-to-all'

/** Writes an object, reads it with and without the key, and removes it. @throws S3Error */
export const probeStore = async (s3: S3Client): Promise<Probe> => {
  const key = `${PROBE_PREFIX}${randomUUID()}`
  const bytes = Buffer.from(key)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await s3.put(key, { size: bytes.length, sha256, read: () => Readable.from([bytes]) })
  try {
    const found = await s3.get(key)
    const differs = () => {
      throw new S3Error('refused', 'what was written is read back as something else')
    }
    const read = found && (await readAtMost(found.content, 1000, differs))
    if (!read?.equals(bytes)) differs()
    return (await s3.isOpen(key)) ? 'open-to-all' : 'good'
  } finally {
    await s3.remove(key)
  }
}
