import type { RepricedProduct } from '@isp/contract'
import { answer, makeProductCard } from '@isp/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { open } from '../../cabinet.fixture.tsx'

const itemOf = (id: number, over: Partial<RepricedProduct> = {}): RepricedProduct => ({
  product: makeProductCard({ id, name: `Сверло ${id}` }),
  ...{ from: 10_000, to: 12_050, changedAt: '2026-11-20T09:00:00Z' },
  ...{ drafts: [{ id: 4, name: 'Цех' }], isFavorite: false },
  ...over,
})

test('§2.9: товары с прежней и нынешней ценой, где лежат; условие видно и снимается', async () => {
  const asked: unknown[] = []
  const { user } = await open('/cabinet/repriced/?in=drafts', {
    handlers: [
      answer('repricedGoods', ({ query }) => {
        asked.push(query)
        const items = [itemOf(1), itemOf(2, { drafts: [], isFavorite: true })]
        return { items, total: 2, page: 1, pageSize: 20, pages: 1 }
      }),
    ],
  })
  const row = within(
    (await screen.findByRole('link', { name: /Сверло\s1/ })).closest('li') as HTMLElement,
  )
  expect(row.getByText(/было 100,00\s₽, стало\s120,50\s₽/)).toBeVisible()
  expect(row.getByRole('link', { name: 'Цех' })).toHaveAttribute('href', '/cabinet/drafts/4/')
  const places = within(screen.getByRole('navigation', { name: 'Где лежит товар' }))
  expect(places.getByRole('link', { name: 'В черновиках' })).toHaveAttribute('aria-current', 'page')
  await user.click(places.getByRole('link', { name: 'Все' }))
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked).toEqual([{ page: 1, in: 'drafts' }, { page: 1 }])
})

test('§2.9: ничего не подорожало — так и сказано', async () => {
  const none = { items: [], total: 0, page: 1, pageSize: 20, pages: 1 }
  await open('/cabinet/repriced/', { handlers: [answer('repricedGoods', none)] })
  expect(await screen.findByText('Цены не изменились')).toBeVisible()
})
