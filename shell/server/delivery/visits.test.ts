import { sessionCookies } from '@isp/session/cookies'
import { expect, test, vi } from 'vitest'
import type { Edition } from '../renderer.ts'
import { createVisits } from './visits.ts'

type Chosen = Record<string, string>

/** Sets of releases are their own text; `misfits` cannot be shown together, or alone. */
const open = (running: readonly { id: number; name: string }[], misfits: readonly string[][]) => {
  const refuse = vi.fn()
  const beside = async (chosen: Chosen) => {
    const names = Object.keys(chosen)
    const misfit = misfits.find((one) => one.every((name) => names.includes(name)))
    const refusal = { version: 'v2', code: 'contract-differs', reason: '5, not 4' }
    return misfit ? { name: names.at(-1) ?? '', refusal } : { releases: names.join('+') as never }
  }
  const visits = createVisits({
    store: { beside },
    editions: { of: (releases) => String(releases) as never, current: () => 'stable' as never },
    news: {
      running: () => running.map((one) => ({ ...one, version: 'v2', percent: 100 })),
      keys: () => null,
      refuse,
    },
    log: { warn: () => {} },
  })
  const seen = async (cookies: Chosen = { [sessionCookies.clientId]: 'visitor-01' }) => {
    const { edition, canaries } = await visits.of(cookies)
    const on = canaries.filter(({ isCandidate }) => isCandidate).map(({ name }) => name)
    return [edition as unknown as Edition, on]
  }
  return { seen, refuse }
}
const [shell, catalog, cabinet] = ['shell', 'catalog', 'cabinet'].map((name, id) => ({
  id,
  name,
})) as [{ id: number; name: string }, { id: number; name: string }, { id: number; name: string }]

test('проверки разных приложений видны вместе, если подходят друг другу', async () => {
  const { seen } = open([shell, catalog], [])
  expect(await seen()).toEqual(['shell+catalog', ['shell', 'catalog']])
})

test('не подходящие друг другу вместе не видны: остаётся начатая раньше, прочим она не мешает', async () => {
  const { seen, refuse } = open([shell, catalog, cabinet], [['shell', 'catalog']])
  expect(await seen()).toEqual(['shell+cabinet', ['shell', 'cabinet']])
  expect(refuse).not.toHaveBeenCalled()
})

test('не подходящая к действующим не видна никому, и магазин узнаёт почему', async () => {
  const { seen, refuse } = open([catalog], [['catalog']])
  expect(await seen()).toEqual(['stable', []])
  expect(refuse).toHaveBeenCalledWith(catalog.id, 'contract-differs: 5, not 4')
})

test.each([
  {},
  { [sessionCookies.clientId]: 'short' },
  { [sessionCookies.clientId]: 'x'.repeat(65) },
])('без годного номера браузера — действующие выпуски: %o', async (cookies) =>
  expect(await open([catalog], []).seen(cookies as Chosen)).toEqual(['stable', []]),
)
