import {
  answer,
  makeProductCards,
  makeProductsAnswer,
  makeSection,
  renderRoute,
} from '@isp/testing'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import remote from '../../exposes/routes.tsx'

afterEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.prices
})

const [card] = makeProductCards(1)
const open = (base?: number) => {
  if (!card) throw new Error('a product was asked for')
  const price = { amount: 12_200, vatRate: 22, vatAmount: 2200, priceType: 'partner' }
  const item = { ...card, price: { ...price, ...(base !== undefined && { base }) } }
  return renderRoute(remote, '/catalog/sverla-spiralnye/', {
    handlers: [
      answer('section', makeSection()),
      answer('listProducts', makeProductsAnswer({ items: [item], total: 1 })),
    ],
  })
}
const choice = () => screen.findByRole('combobox', { name: 'Какие цены показывать' })
const shown = () =>
  [...document.querySelectorAll('tbody .price .gross, tbody .price .net')]
    .filter((price) => {
      const isIn = (parent: Element) => getComputedStyle(parent).display !== 'none'
      return isIn(price) && isIn(price.parentElement ?? price)
    })
    .map((price) => price.textContent?.replace(/\s/g, ' '))

describe('какие цены показаны в списке (§3, задача 14)', () => {
  test('без выбора — с НДС; выбранное «без НДС» видно сразу и помнится в браузере', async () => {
    const { user } = await open()
    expect(shown()).toEqual(['122,00 ₽'])
    await user.selectOptions(await choice(), 'net')
    expect(shown()).toEqual(['100,00 ₽'])
    expect(screen.getByRole('columnheader', { name: /Цена без\sНДС/ })).toBeVisible()
    expect(localStorage.getItem('isp_priceView')).toBe('net')
  })

  test('что сказано до первого рисования, то показано и выбрано', async () => {
    document.documentElement.dataset.prices = 'net'
    await open()
    expect(shown()).toEqual(['100,00 ₽'])
    await waitFor(async () => expect(await choice()).toHaveValue('net'))
  })

  test('базовая цена рядом со своей — только тому, у кого она есть', async () => {
    const { user } = await open(24_400)
    expect(shown()).toEqual(['122,00 ₽'])
    await user.selectOptions(await choice(), 'net base')
    expect(shown()).toEqual(['100,00 ₽', '200,00 ₽'])
    await user.selectOptions(await choice(), '')
    expect(shown()).toEqual(['122,00 ₽'])
  })

  test('без своей цены базовую рядом не предлагают, а сохранённый выбор не мешает', async () => {
    document.documentElement.dataset.prices = 'net base'
    await open()
    await waitFor(async () => expect(await choice()).toHaveValue('net'))
    expect(screen.queryByRole('option', { name: /базовая/ })).not.toBeInTheDocument()
  })

  test('хранилище закрыто — выбор держится, пока открыта страница', async () => {
    const { user } = await open()
    const write = Storage.prototype.setItem
    Storage.prototype.setItem = () => {
      throw new Error('QuotaExceededError')
    }
    await user.selectOptions(await choice(), 'net')
    Storage.prototype.setItem = write
    expect(shown()).toEqual(['100,00 ₽'])
  })
})
