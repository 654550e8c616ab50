import { parentPort } from 'node:worker_threads'
import { drawPaper } from './draw-paper.ts'
import type { Paper } from './paper.ts'

parentPort?.once('message', async (paper: Paper) => {
  const content = await drawPaper(paper)
  parentPort?.postMessage(content)
  parentPort?.close()
})
