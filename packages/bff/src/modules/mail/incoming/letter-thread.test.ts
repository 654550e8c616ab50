import { describe, expect, test } from 'vitest'
import { type LetterLimits, readInThread } from './letter-thread.ts'
import { before } from './quoted-letters.fixture.ts'

const head = 'From: a@example.com\r\n'
const MB = 1024 * 1024

/** Reads a letter in a thread; returns its files' sizes and the CPU time in ms. */
const read = async (letter: AsyncIterable<Uint8Array>, limits: LetterLimits = { ms: 60_000 }) => {
  const files: { name: string; size: number }[] = []
  const cost = { thread: 0, here: 0 }
  const own = process.threadCpuUsage()
  const openFile = async (name: string) => {
    const file = { name, size: 0 }
    files.push(file)
    const write = (bytes: Uint8Array) => {
      file.size += bytes.length
    }
    return { write, end: () => {} }
  }
  const reader = { begin: async () => before, openFile }
  const spent = (ms: number) => {
    cost.thread = ms
  }
  const reading = readInThread(letter, reader, limits, spent).finally(() => {
    const { user, system } = process.threadCpuUsage(own)
    cost.here = (user + system) / 1000
  })
  const [result] = await Promise.allSettled([reading])
  return { result, files, cost }
}
async function* chunksOf(letter: string): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(letter)
  for (let at = 0; at < bytes.length; at += 64 * 1024) yield bytes.subarray(at, at + 64 * 1024)
}
const html = `${head}Content-Type: text/html; charset=utf-8\r\n\r\n`

describe('§7.5: письмо читается в своём потоке', () => {
  test('дорогое стоит потоку, а не серверу', async () => {
    const { result, cost } = await read(chunksOf(`${html}${'<p>да'.repeat(80_000)}`))
    expect(result).toMatchObject({
      status: 'fulfilled',
      value: { answer: expect.stringMatching(/^да/) },
    })
    expect(cost.here).toBeLessThan(cost.thread / 2)
  })

  test('дороже предела — отказ насовсем со словами, что сделать; сочтено и это', async () => {
    const { result, cost } = await read(chunksOf(`${html}${'<p>да'.repeat(80_000)}`), { ms: 1 })
    expect(result).toMatchObject({
      reason: { responseCode: 554, message: expect.stringMatching(/plain text or use the site$/) },
    })
    expect(cost.thread).toBeGreaterThan(0)
  })

  test('больше памяти, чем отведено потоку, — тот же отказ, и стоит столько же', async () => {
    const limits = { ms: 60_000, heapMb: 32 }
    const { result, cost } = await read(chunksOf(`${html}${'<p>да'.repeat(400_000)}`), limits)
    expect(result).toMatchObject({ reason: { responseCode: 554 } })
    expect(cost.thread).toBeGreaterThanOrEqual(limits.ms)
  })

  test('файлы идут мимо памяти, как их берут', async () => {
    const line = `${Buffer.alloc(57).toString('base64')}\r\n`
    const lines = line.repeat(1000)
    const part = `--b\r\nContent-Type: application/pdf\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename=a.pdf\r\n\r\n`
    async function* large(): AsyncGenerator<Uint8Array> {
      yield Buffer.from(`${head}Content-Type: multipart/mixed; boundary=b\r\n\r\n${part}`)
      for (let sent = 0; sent < 30 * MB; sent += lines.length) yield Buffer.from(lines)
      yield Buffer.from('--b--\r\n')
    }
    const { result, files } = await read(large())
    expect(result.status).toBe('fulfilled')
    expect(files).toEqual([{ name: 'a.pdf', size: Math.ceil((30 * MB) / lines.length) * 57_000 }])
  })

  test('больше пятидесяти мегабайт — отказ, и до конца не читается', async () => {
    let sent = 0
    async function* endless(): AsyncGenerator<Uint8Array> {
      yield Buffer.from(`${head}Content-Type: application/pdf\r\n\r\n`)
      for (;;) {
        sent += 1
        yield Buffer.alloc(MB, 'x\r\n')
      }
    }
    const { result } = await read(endless())
    expect(result).toMatchObject({ reason: { responseCode: 552 } })
    expect(sent).toBeLessThan(80)
  })

  test('отказ, решённый в потоке, доходит с его кодом', async () => {
    const fields = 'A: b\r\n'.repeat(5000)
    const { result } = await read(chunksOf(`${head}${fields}\r\nТекст`))
    expect(result).toMatchObject({ reason: { responseCode: 552, name: 'LetterRefusal' } })
  })
})
