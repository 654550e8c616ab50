import type { ExchangeLoad } from '@isp/contract'
import { expect, test } from 'vitest'
import { AppError } from '../../../kernel/app-error.ts'
import type { ExchangeService } from '../../exchange/exchange.service.ts'
import { type LoadCounts, loadRecords } from './load-records.ts'
import { RemarkList } from './remark-list.ts'

const entryOf = (id: string, line: number) => ({ line, id, record: { id } })

/** A data load whose database refuses every load with a record called `bad`. */
const pickyExchange = (taken: string[]): ExchangeService => ({
  take: async (_account, { records }) => {
    const ids = (records as { id: string }[]).map(({ id }) => id)
    if (ids.some((id) => id.startsWith('bad'))) throw new AppError('EXCHANGE_REFUSED', {})
    taken.push(...ids)
    const counts = { created: ids.length, changed: 0, same: 0, waiting: 0, refused: 0, hidden: 0 }
    const load = { id: `load-${taken.length}`, counts, state: 'done' } as ExchangeLoad
    return { load, isQueued: false }
  },
  load: () => Promise.reject(new Error('load')),
  results: async () => ({ items: [], next: null }),
  answer: () => Promise.reject(new Error('answer')),
  workOff: () => Promise.reject(new Error('workOff')),
})

test('когда база отклонила загрузку целиком, остальные записи доходят, а виновные названы', async () => {
  const taken: string[] = []
  const remarks = new RemarkList()
  const counts: LoadCounts = { taken: 0, refused: 0, waiting: 0, loads: [] }
  const ids = Array.from({ length: 30 }, (_, at) => (at % 7 === 3 ? `bad-${at}` : `fine-${at}`))
  await loadRecords(
    {
      ...{ exchange: pickyExchange(taken), say: remarks.add, counts },
      account: { id: 1, source: '1c', name: '1С' },
    },
    'orders',
    [...ids.map(entryOf), entryOf('broken \uFFFD', 99)],
    'key',
  )
  expect(taken).toEqual(ids.filter((id) => id.startsWith('fine')))
  expect(counts).toMatchObject({ taken: 26, refused: 5 })
  expect(remarks.list.map(({ line }) => line)).toEqual([99, 3, 10, 17, 24])
})
