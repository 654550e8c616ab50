import { Agent, get } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'

export type Target = {
  name: string
  /** Where the next request goes. */
  address: () => string
  cookie?: string
}

export type Figures = {
  connections: number
  perSecond: number
  /** Milliseconds until the first byte of the body. */
  p50: number
  p95: number
  p99: number
}

type Answer = { ttfb: number; body: Buffer; isCompressed: boolean }

const WARM_UP_SECONDS = 1

/** One request as a browser sends it; refuses anything but 200. */
const ask = (target: Target, agent: Agent): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const startedAt = performance.now()
    const headers = {
      'accept-encoding': 'gzip, deflate, br',
      ...(target.cookie ? { cookie: target.cookie } : {}),
    }
    const url = target.address()
    get(url, { agent, headers }, (answer) => {
      let ttfb = 0
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => {
        ttfb ||= performance.now() - startedAt
        chunks.push(chunk)
      })
      answer.on('end', () => {
        if (answer.statusCode !== 200) reject(new Error(`${url}: ${answer.statusCode}`))
        const isCompressed = answer.headers['content-encoding'] === 'br'
        resolve({ ttfb, body: Buffer.concat(chunks), isCompressed })
      })
      answer.once('error', reject)
    }).once('error', reject)
  })

const quantile = (sorted: readonly number[], share: number): number =>
  Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 100) / 100

/** So many connections kept alive, each asking again as soon as it is answered. */
export const load = async (
  target: Target,
  connections: number,
  seconds: number,
): Promise<Figures> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const askFor = async (duration: number): Promise<{ times: number[]; elapsed: number }> => {
    const times: number[] = []
    const startedAt = performance.now()
    const connection = async () => {
      while (performance.now() - startedAt < duration * 1000)
        times.push((await ask(target, agent)).ttfb)
    }
    await Promise.all(Array.from({ length: connections }, connection))
    return { times, elapsed: (performance.now() - startedAt) / 1000 }
  }
  try {
    await askFor(WARM_UP_SECONDS)
    const { times, elapsed } = await askFor(seconds)
    times.sort((one, other) => one - other)
    return {
      connections,
      perSecond: Math.round(times.length / elapsed),
      p50: quantile(times, 0.5),
      p95: quantile(times, 0.95),
      p99: quantile(times, 0.99),
    }
  } finally {
    agent.destroy()
  }
}

/** Bytes of one answer: as they came, and unpacked. */
export const weigh = async (target: Target): Promise<{ sent: number; raw: number }> => {
  const agent = new Agent()
  const { body, isCompressed } = await ask(target, agent)
  return {
    sent: body.byteLength,
    raw: isCompressed ? brotliDecompressSync(body).byteLength : body.byteLength,
  }
}
