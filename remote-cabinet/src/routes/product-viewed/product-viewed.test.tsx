import { answer, disconnect, makeProductCard, server } from '@isp/testing'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { open } from '../../cabinet.fixture.tsx'
import { daysOf, isNamed } from './viewed-days.ts'

const ADDRESS = '/cabinet/product-viewed/'
const seen = (id: number, viewedAt: string) => ({
  viewedAt,
  product: makeProductCard({ id, name: `Сверло ${id}`, article: `A-${id}/X` }),
})
const now = new Date().toISOString()
const old = '2026-01-02T09:00:00Z'

describe('/cabinet/product-viewed/ (§7.3)', () => {
  test('обрыв связи — не пустой список', async () => {
    await open(ADDRESS, { handlers: [disconnect('viewed')] })
    expect(await screen.findByRole('alert')).toBeInTheDocument()
    expect(screen.queryByText('Вы ещё ничего не смотрели')).toBeNull()
  })

  test('без компании список тоже есть; пустой зовёт в каталог', async () => {
    await open(ADDRESS, { handlers: [answer('viewed', { items: [] })] }, 'newcomer')
    expect(
      await screen.findByRole('heading', { name: 'Вы ещё ничего не смотрели' }),
    ).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Перейти в каталог' })).toHaveAttribute(
      'href',
      '/catalog/',
    )
  })

  test('товары стоят по дням, поиск оставляет названные', async () => {
    const items = [seen(1, now), seen(2, now), seen(3, old)]
    const { user } = await open(ADDRESS, { handlers: [answer('viewed', { items })] })
    const today = within(await screen.findByRole('region', { name: 'Сегодня' }))
    expect(today.getAllByRole('listitem')).toHaveLength(2)
    expect(screen.getByRole('region', { name: /^2\sянваря\s2026$/ })).toBeVisible()
    await user.type(screen.getByLabelText('Название или артикул'), 'a3')
    expect(screen.queryByRole('region', { name: 'Сегодня' })).toBeNull()
    expect(screen.getByRole('link', { name: /Сверло\s3/ })).toBeVisible()
    await user.type(screen.getByLabelText('Название или артикул'), 'нет')
    expect(screen.getByText('Ничего не нашлось')).toBeVisible()
  })

  test('список очищают после вопроса', async () => {
    let cleared = 0
    const { user } = await open(ADDRESS, {
      handlers: [
        answer('viewed', { items: [seen(1, now)] }),
        answer('clearViewed', () => {
          cleared += 1
          server.use(answer('viewed', { items: [] }))
          return { done: true as const }
        }),
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'Очистить список' }))
    expect(cleared).toBe(0)
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Очистить список' }))
    expect(await screen.findByText('Вы ещё ничего не смотрели')).toBeInTheDocument()
    expect(cleared).toBe(1)
  })
})

test('вчерашний день назван, пустой поиск оставляет всё', () => {
  const day = 86_400_000
  const at = new Date('2026-11-26T12:00:00Z')
  const items = [seen(1, at.toISOString()), seen(2, new Date(at.getTime() - day).toISOString())]
  expect(daysOf(items, at).map(({ caption }) => caption)).toEqual(['Сегодня', 'Вчера'])
  expect(items.every(({ product }) => isNamed(product, '  '))).toBe(true)
})
