import { answer } from '@isp/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { open } from '../../cabinet.fixture.tsx'
import { ordered } from './filter-order-list.tsx'

const tree = [{ id: 7, slug: 'bolty', name: 'Болты', image: null, productCount: 3, children: [] }]
const facet = (code: string, name: string) => ({
  ...{ code, name, unit: null, kind: 'values' as const, values: [], range: null },
})
const order = {
  ...{ codes: null, changedBy: null, changedAt: null },
  used: [{ code: 'length', people: 3 }],
}

test('названное — первым и по порядку, прочее — как стояло; чего нет, того нет', () => {
  const filters = ['a', 'b', 'c'].map((code) => ({ code, name: code }))
  const codes = (named: string[]) => ordered(filters, named).map(({ code }) => code)
  expect(codes(['c', 'gone', 'a'])).toEqual(['c', 'a', 'b'])
  expect(codes([])).toEqual(['a', 'b', 'c'])
})

test('редактор двигает фильтры раздела и сохраняет порядок; предложенное по подборкам он видит до сохранения', async () => {
  const sent: unknown[] = []
  const { user } = await open(
    '/cabinet/staff/products/?filters&section=7',
    {
      handlers: [
        answer('sectionTree', { items: tree }),
        answer('filterOrder', order),
        answer('listProducts', {
          ...{ items: [], total: 0, page: 1, pageSize: 30, pages: 1, sort: 'popular', match: null },
          ...{ columns: [], facets: [facet('thread', 'Резьба'), facet('length', 'Длина')] },
        }),
        answer('setFilterOrder', ({ body }) => {
          sent.push(body)
          return { ...order, codes: ['length', 'thread'], changedBy: 'Анна', changedAt: null }
        }),
      ],
    },
    'content',
  )
  await user.click(await screen.findByRole('button', { name: 'Выше: Длина' }))
  const upward = screen.getAllByRole('button', { name: /^Выше/ })
  expect(upward.map((button) => button.getAttribute('aria-label'))).toEqual([
    ...['Выше: Длина', 'Выше: Резьба'],
  ])
  await user.click(screen.getByRole('button', { name: 'Ниже: Длина' }))
  await user.click(screen.getByRole('button', { name: 'Предложить по подборкам' }))
  await user.click(screen.getByRole('button', { name: 'Сохранить порядок' }))
  await waitFor(() => expect(sent).toEqual([{ codes: ['length', 'thread'] }]))
})
