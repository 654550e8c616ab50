import { parentPort } from 'node:worker_threads'
import { drawPaper } from './draw-paper.ts'
import type { Paper } from './paper.ts'

export type PaperReport = { content: Uint8Array } | { failure: string }

const report = async (paper: Paper): Promise<PaperReport> => {
  try {
    return { content: await drawPaper(paper) }
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

parentPort?.on('message', async (paper: Paper) => parentPort?.postMessage(await report(paper)))
