import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startThread } from './start-thread.ts'

type Told = { modules: string[]; data: number }

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'isp-thread-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Runs TypeScript source in a thread; returns its first message, or why it failed. */
const firstOf = async (name: string, source: string, workerData?: unknown): Promise<unknown> => {
  const file = path.join(folder, name)
  await writeFile(file, source)
  const worker = startThread(pathToFileURL(file), { workerData })
  try {
    return await new Promise((resolve) => {
      worker.once('message', resolve).once('error', resolve)
    })
  } finally {
    await worker.terminate()
  }
}

test.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'a thread loads TypeScript without the WebAssembly that ends the process',
  async () => {
    const source = `import { parentPort, workerData } from 'node:worker_threads'
      type Told = { modules: string[]; data: number }
      const { moduleLoadList } = process as unknown as { moduleLoadList: string[] }
      parentPort?.postMessage({ modules: moduleLoadList, data: workerData as number } satisfies Told)`
    const { modules, data } = (await firstOf('a.ts', source, 7)) as Told
    expect(data).toBe(7)
    expect(modules).not.toEqual([])
    expect(modules.filter((name) => name.includes('amaro'))).toEqual([])
  },
)

test('what a file throws while it loads is the error of its thread, also one of syntax', async () => {
  expect(await firstOf('b.ts', "throw new Error('of b')")).toMatchObject({ message: 'of b' })
  expect(String(await firstOf('c.ts', 'const = 1'))).toContain('SyntaxError')
})
