import { makeBasket, makeBasketLine, makePrice, makeProductCard } from '@isp/testing'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openAs } from '../../../test/open-as.fixture.tsx'

afterEach(() => {
  delete document.documentElement.dataset.prices
})

const product = makeProductCard({ id: 1, name: 'Сверло', price: makePrice(12_200) })
const open = async () => {
  const { user } = await openAs('outsider', '/basket/', [], {
    basket: makeBasket([makeBasketLine({ product, quantityOrdered: 3 })]),
  })
  const choice = await screen.findByRole('combobox', { name: 'Какие цены показывать' })
  return { user, choice }
}
const seen = (place: HTMLElement) =>
  [...place.querySelectorAll('.gross, .net')]
    .filter((amount) => getComputedStyle(amount).display !== 'none')
    .map(({ textContent }) => textContent?.replace(/\s/g, ' '))
const line = () => screen.getByRole('row', { name: /Сверло/ })
const summary = () => screen.getByRole('region', { name: 'Итого' })

test('с НДС или без: выбор каталога, виден сразу, помнится; платить — с НДС', async () => {
  const { user, choice } = await open()
  expect(choice).toHaveValue('gross')
  expect(seen(line())).toEqual(['122,00 ₽', '366,00 ₽'])
  expect(seen(summary())).toEqual([])
  await user.selectOptions(choice, 'net')
  expect(seen(line())).toEqual(['100,00 ₽', '300,00 ₽'])
  expect(screen.getByRole('columnheader', { name: /^Цена без\sНДС$/ })).toBeVisible()
  expect(seen(summary())).toContain('Без НДС300,00 ₽')
  expect(within(summary()).getByText(/К оплате/)).toHaveTextContent(/К оплате с\sНДС,/)
  expect(localStorage.getItem('isp_priceView')).toBe('net')
})

test('что ещё выбрано в каталоге, остаётся выбранным', async () => {
  document.documentElement.dataset.prices = 'net base'
  const { user, choice } = await open()
  expect(choice).toHaveValue('net')
  await user.selectOptions(choice, 'gross')
  expect(localStorage.getItem('isp_priceView')).toBe('base')
  await user.selectOptions(choice, 'net')
  expect(localStorage.getItem('isp_priceView')).toBe('net base')
})
