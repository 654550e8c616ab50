import {
  answer,
  makeProduct,
  makeProductCards,
  refuse,
  renderRoute,
  server,
  words,
} from '@isp/testing'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import remote from '../../../exposes/routes.tsx'
import { inCurrency } from './price-in-currency.tsx'

const rates = answer('currencyRates', {
  items: [
    { code: 'CNY', name: 'Китайский юань', nominal: 10, rate: 115, date: '2026-11-22' },
    { code: 'EUR', name: 'Евро', nominal: 1, rate: 95.25, date: '2026-11-22' },
  ],
})
beforeEach(() => {
  server.use(
    answer('sizeSteps', { steps: null }),
    answer('related', { items: [] }),
    answer('productCards', { items: [] }),
  )
})
afterEach(() => localStorage.clear())

const open = (product = makeProduct()) =>
  renderRoute(remote, `/product/${product.slug}/`, {
    handlers: [answer('productBySlug', product), answer('analogues', { items: [] })],
  })
const button = () => screen.findByRole('button', { name: words('Цена в валюте') })
const inEuro = words('≈ 12,96 € по курсу на 22.11.2026')

describe('задача 14: цена в валюте', () => {
  test('курс назван за номинал', () => {
    expect(inCurrency(115_000, { nominal: 10, rate: 115 })).toBeCloseTo(100)
    expect(inCurrency(9525, { nominal: 1, rate: 95.25 })).toBeCloseTo(1)
  })

  test('пока валюту не выбрали, курсов никто не спрашивает; без цены нечего и пересчитывать', async () => {
    let asked = 0
    server.use(
      answer('currencyRates', () => {
        asked += 1
        return { items: [] }
      }),
      answer('sizeSteps', { steps: null }),
      answer('related', { items: makeProductCards(1, 3001) }),
    )
    const { unmount } = await open()
    await button()
    // asked for after the rates would have been
    await screen.findByRole('region', { name: 'С этим товаром берут' })
    expect(asked).toBe(0)
    unmount()
    await open(makeProduct({ price: null, prices: [] }))
    await screen.findByRole('button', { name: 'Поделиться' })
    expect(screen.queryByRole('button', { name: words('Цена в валюте') })).toBeNull()
  })

  test('выбранная валюта показана с курсом и днём и помнится браузером, рубли её забывают', async () => {
    server.use(rates)
    const { user, unmount } = await open()
    await user.click(await button())
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Валюта' }), 'EUR')
    expect(screen.getByText(inEuro)).toBeVisible()
    unmount()
    const again = await open()
    expect(await screen.findByText(inEuro)).toBeVisible()
    await again.user.selectOptions(screen.getByRole('combobox', { name: 'Валюта' }), '')
    expect(screen.queryByText(inEuro)).toBeNull()
    again.unmount()
    await open()
    expect(await button()).toBeVisible()
  })

  test('испорченная память и курс, которого больше нет, не мешают', async () => {
    server.use(rates)
    localStorage.setItem('isp_currency', '<script>')
    const { unmount } = await open()
    await button()
    unmount()
    localStorage.setItem('isp_currency', 'GBP')
    await open()
    expect(await screen.findByRole('combobox', { name: 'Валюта' })).toHaveValue('')
  })

  test('сбой сказан, цена в рублях остаётся', async () => {
    const { user } = await open()
    server.use(refuse('currencyRates', 'CATALOG_NOT_READY'))
    await user.click(await button())
    expect(await screen.findByText(words('Курсы валют не загрузились.'))).toBeVisible()
    expect(screen.getByText('1 234,50 ₽')).toBeVisible()
  })

  test('с клавиатуры: она остаётся на кнопке, пока курсов нет, и переходит к выбору', async () => {
    server.use(refuse('currencyRates', 'CATALOG_NOT_READY'))
    const { user } = await open()
    const show = await button()
    show.focus()
    await user.keyboard('{Enter}')
    await screen.findByText(words('Курсы валют не загрузились.'))
    expect(show).toHaveFocus()
    server.use(rates)
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('combobox', { name: 'Валюта' })).toHaveFocus()
  })
})
