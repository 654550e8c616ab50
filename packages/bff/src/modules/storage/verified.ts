import { createHash } from 'node:crypto'
import { S3Error } from '../../kernel/s3/s3-error.ts'

/**
 * The same bytes. The last of them are held back until size and hash are right, so that whoever reads on never has
 * all of a content that is not what it is said to be.
 * @throws S3Error
 */
export async function* verified(
  content: AsyncIterable<Uint8Array>,
  { size, sha256 }: { size: number; sha256: string },
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  let got = 0
  let held: Uint8Array | null = null
  for await (const chunk of content) {
    got += chunk.length
    if (got > size) break
    hash.update(chunk)
    if (held) yield held
    held = chunk
  }
  if (got !== size || hash.digest('hex') !== sha256) {
    throw new S3Error('refused', `content differs: ${got} bytes of ${size}, hash not ${sha256}`)
  }
  if (held) yield held
}
