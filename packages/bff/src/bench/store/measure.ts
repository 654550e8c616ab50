import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import { parseS3Address } from '../../kernel/s3/s3-address.ts'
import { createS3Client, type S3Client } from '../../kernel/s3/s3-client.ts'
import { timeLimits } from '../../kernel/time-limits.ts'
import { verified } from '../../modules/storage/verified.ts'

/** One kind of call: calls a second, and processor time of this process for each, ms. */
export type Measured = { name: string; perSecond: number; cpuMs: number }
export type StoreFigures = { calls: Measured[]; memoryMb: number }

const SMALL = 30_000
const BIG = 25_000_000
const CALLS = 400

const contentOf = (bytes: Buffer) => ({
  size: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  read: () => Readable.from([bytes]),
})

const measure = async (
  name: string,
  calls: number,
  atOnce: number,
  work: (n: number) => Promise<unknown>,
): Promise<Measured> => {
  let next = 0
  const began = performance.now()
  const cpu = process.cpuUsage()
  const one = async () => {
    for (let n = next++; n < calls; n = next++) await work(n)
  }
  await Promise.all(Array.from({ length: atOnce }, one))
  const { user, system } = process.cpuUsage(cpu)
  return {
    name,
    perSecond: (calls * 1000) / (performance.now() - began),
    cpuMs: (user + system) / 1000 / calls,
  }
}

const readWhole = async (s3: S3Client, key: string, content: ReturnType<typeof contentOf>) => {
  const found = await s3.get(key)
  if (!found) throw new Error(`nothing at ${key}`)
  for await (const _chunk of verified(found.content, content)) {
    // only read
  }
}

/** Calls of the sizes that a shop makes, on a new bucket. */
export const measureStore = async (service: string): Promise<StoreFigures> => {
  const parsed = parseS3Address(service)
  if (!parsed) throw new Error(`no store: ${service}`)
  const address = { ...parsed, bucket: 'isp-bench' }
  const maker = new AwsClient({ ...address, service: 's3', retries: 0 })
  await maker.fetch(`${address.origin}/${address.bucket}`, { method: 'PUT' })
  const s3 = createS3Client(address, timeLimits())
  const small = contentOf(randomBytes(SMALL))
  const big = contentOf(randomBytes(BIG))
  await s3.put('warm', small)
  const calls = [
    await measure('put 30 kB, 1', CALLS / 4, 1, (n) => s3.put(`small/${n}`, small)),
    await measure('put 30 kB, 8', CALLS, 8, (n) => s3.put(`small/${n}`, small)),
    await measure('get 30 kB, 1', CALLS / 4, 1, (n) => readWhole(s3, `small/${n}`, small)),
    await measure('get 30 kB, 8', CALLS, 8, (n) => readWhole(s3, `small/${n}`, small)),
    await measure('put 25 MB, 1', 8, 1, (n) => s3.put(`big/${n}`, big)),
  ]
  const before = process.memoryUsage.rss()
  calls.push(await measure('get 25 MB, 4', 32, 4, (n) => readWhole(s3, `big/${n % 8}`, big)))
  return { calls, memoryMb: (process.memoryUsage.rss() - before) / 1024 ** 2 }
}
