import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { stackOf } from './thread-stack.ts'

const start = async (code: string): Promise<Worker> => {
  const head = `const { parentPort } = require('node:worker_threads')`
  const worker = new Worker(`${head}\n${code}`, { eval: true })
  await once(worker, 'message')
  return worker
}

test('стек крутящегося потока прочитан, соседний поток работает, а сам он потом кончается', async () => {
  const neighbour = await start(
    `parentPort.on('message', (text) => parentPort.postMessage(text)).postMessage('go')`,
  )
  const looping = await start(
    `function looping() { for (;;); }
     parentPort.postMessage('go')
     looping()`,
  )
  const stack = await stackOf(looping)
  expect(stack[0]).toMatchObject({ name: 'looping', line: 2 })
  neighbour.postMessage('still here')
  expect(await once(neighbour, 'message')).toEqual(['still here'])
  await looping.terminate()
  await neighbour.terminate()
})

test('о стеке спросили много раз, пока поток не слышал: он не остаётся остановленным и кончается', async () => {
  const questioned = Array.from({ length: 5 }, async () => {
    const deaf = await start(
      `const cell = new Int32Array(new SharedArrayBuffer(4))
       function deaf() { for (;;) Atomics.wait(cell, 0, 0, 300) }
       parentPort.postMessage('go')
       deaf()`,
    )
    const stack = await stackOf(deaf, 1)
    expect(stack[0]).toMatchObject({ name: 'deaf' })
    await deaf.terminate()
  })
  await Promise.all(questioned)
})
