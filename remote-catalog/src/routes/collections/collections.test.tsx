import type { PromoProducts } from '@isp/contract'
import { answer, disconnect, makeProductCards, refuse, renderRoute } from '@isp/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import remote from '../../exposes/routes.tsx'

const [first, second] = makeProductCards(2, 3001)
if (!first || !second) throw new Error('two cards were asked for')
const set = (id: number, title: string, products = [first, second]): PromoProducts => ({
  ...{ id, slug: `${id}-podborka`, title, text: 'Ходовые размеры', image: null, link: null },
  ...{ section: null, slides: [], products },
})
const sets = answer('promoProducts', {
  items: [set(1, 'Свёрла'), set(2, 'Пусто', []), set(3, 'Резьба')],
})
const one = answer('promoProductSet', ({ params }) => set(params.id, 'Свёрла для участка'))

afterEach(() => localStorage.clear())
const open = (path: string, ...handlers: ReturnType<typeof answer>[]) =>
  renderRoute(remote, path, { handlers })

describe('§2.1: подборки', () => {
  test('списком: названия со ссылками и число товаров; пустых нет', async () => {
    await open('/collections/', sets)
    expect(screen.getByRole('link', { name: 'Свёрла' })).toHaveAttribute(
      'href',
      '/collections/1-podborka/',
    )
    expect(screen.getAllByText(/^2\sтовара$/)).toHaveLength(2)
    expect(screen.queryByRole('link', { name: 'Пусто' })).toBeNull()
  })

  test('нет ни одной — так и сказано; не прочитать — другое дело', async () => {
    await open('/collections/', answer('promoProducts', { items: [] }))
    expect(screen.getByText('Подборок сейчас нет')).toBeVisible()
  })

  test('сервер не отвечает: сбой назван сбоем', async () => {
    await open('/collections/', disconnect('promoProducts'))
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(screen.queryByText('Подборок сейчас нет')).toBeNull()
  })

  test('страница подборки: товары ссылками, рядом — другие подборки', async () => {
    await open('/collections/1-podborka/', sets, one)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/Свёрла для\sучастка/)
    expect(screen.getAllByRole('link', { name: new RegExp(first.name.slice(0, 8)) }).length).toBe(2)
    const others = within(await screen.findByRole('region', { name: 'Другие подборки' }))
    expect(others.getByRole('link')).toHaveTextContent('Резьба')
  })

  test('§3: вид товаров помнится отдельно от вида каталога', async () => {
    const { unmount } = await open('/collections/1-podborka/', sets, one)
    expect(screen.getByRole('table')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Плиткой' }))
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull())
    expect(localStorage.getItem('isp_collectionView')).toBe('tile')
    expect(localStorage.getItem('isp_userSettings')).toBeNull()
    unmount()
    await open('/collections/1-podborka/', sets, one)
    expect(await screen.findByRole('button', { name: 'Плиткой', pressed: true })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull())
  })

  test('прежнее название в адресе ведёт на нынешнее', async () => {
    const { address } = await open('/collections/1-staroe-nazvanie/', sets, one)
    expect(address()).toBe('/collections/1-podborka/')
  })

  test.each(['/collections/net/', '/collections/1e3/', '/collections/99-net/'])(
    '%s: такой подборки нет',
    async (path) => {
      await open(path, sets, refuse('promoProductSet', 'PROMO_NOT_FOUND'))
      expect(screen.queryByRole('heading', { level: 1, name: /Свёрла/ })).toBeNull()
      expect(await screen.findByRole('heading', { name: 'Не найдено' })).toBeVisible()
    },
  )

  test('все товары подборки разошлись — об этом сказано', async () => {
    await open(
      '/collections/4-podborka/',
      sets,
      answer('promoProductSet', set(4, 'Распродано', [])),
    )
    expect(screen.getByText(/разошлись/)).toBeVisible()
  })
})
