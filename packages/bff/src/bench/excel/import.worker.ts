import { randomUUID } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import type { ExcelAdd, ExcelCheck } from '@isp/contract'

/**
 * Imports a file from its selection to the last step, as the modal does; gives ms. It runs in its own thread, like a
 * separate browser.
 */
export type ImportTask = {
  origin: string
  headers: Record<string, string>
  file: Uint8Array<ArrayBuffer>
}
export type ImportTimes = { checkMs: number; addMs: number }

const importFile = async ({ origin, headers, file }: ImportTask): Promise<ImportTimes> => {
  const ask = async <Answer>(path: string, init: RequestInit): Promise<Answer> => {
    const answer = await fetch(`${origin}/bff/api/sale/basket/v2/${path}`, {
      method: 'POST',
      ...init,
    })
    if (!answer.ok) throw new Error(`${answer.status} ${(await answer.text()).slice(0, 300)}`)
    return (await answer.json()) as Answer
  }
  const form = new FormData()
  form.append('file', new Blob([file]), 'order.xlsx')
  const startedAt = performance.now()
  const check = await ask<ExcelCheck>('excel/check', { headers, body: form })
  const checkMs = performance.now() - startedAt
  if (check.failed > 0) throw new Error(`${check.failed} rows`)
  const rows = check.rows.map(({ row, cell, article, quantity }) => ({
    ...{ row, cell, article, quantity },
  }))
  const importId = randomUUID()
  for (let step = 1; ; step += 1) {
    const body = { action: step === 1 ? 'clear' : 'merge', importId, step }
    const { finish, errors } = await ask<ExcelAdd>('excel', {
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(step === 1 ? { ...body, rows } : body),
    })
    if (errors.length > 0) throw new Error(JSON.stringify(errors[0]))
    if (finish) return { checkMs, addMs: performance.now() - startedAt - checkMs }
  }
}

parentPort?.postMessage(await importFile(workerData as ImportTask))
