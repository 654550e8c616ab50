import { answer, makeProduct, refuse, renderRoute, server } from '@isp/testing'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import remote from '../../../exposes/routes.tsx'

const product = makeProduct()
const sent: object[] = []
beforeEach(() => {
  sent.splice(0)
  server.use(
    answer('sizeSteps', { steps: null }),
    answer('related', { items: [] }),
    answer('productCards', { items: [] }),
    answer('mergeViewed', { count: 0 }),
    answer('viewProduct', { previousAt: null }),
    answer('viewed', { items: [] }),
    answer('ordered', { items: [], total: 0, page: 1, pageSize: 20, pages: 1 }),
    answer('setOwnProduct', ({ body }) => {
      sent.push(body)
      return body
    }),
  )
})
afterEach(() => localStorage.clear())

const open = (own = { number: '', note: '' }, as: 'anonymous' | 'buyer' = 'buyer') =>
  renderRoute(remote, `/product/${product.slug}/`, {
    as,
    handlers: [
      answer('productBySlug', product),
      answer('analogues', { items: [] }),
      answer('ownProduct', own),
    ],
  })
const block = () => screen.findByRole('region', { name: 'В\u00a0вашем учёте' })
const adding = () => screen.findByRole('button', { name: /^Добавить свой номер/ })

describe('задача 14: свой номер товара и заметка', () => {
  test('тому, кто не вошёл, о них не сказано ничего', async () => {
    await open(undefined, 'anonymous')
    await screen.findByRole('button', { name: 'Поделиться' })
    expect(screen.queryByRole('region', { name: /учёте/ })).toBeNull()
  })

  test('записываются на месте: фокус в поле, потом — снова на кнопке', async () => {
    const { user } = await open()
    await user.click(await adding())
    const number = await screen.findByRole('textbox', { name: 'Ваш номер' })
    // the form comes in a part of its own, and takes the focus after it is drawn
    await expect.poll(() => document.activeElement === number).toBe(true)
    await user.type(number, 'ТМЦ-00412')
    await user.type(screen.getByRole('textbox', { name: 'Заметка' }), 'Для участка 3')
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(await within(await block()).findByText('ТМЦ-00412')).toBeVisible()
    expect(screen.getByText('Для участка 3')).toBeVisible()
    expect(sent).toEqual([{ number: 'ТМЦ-00412', note: 'Для участка 3' }])
    const change = screen.getByRole('button', { name: /^Изменить номер/ })
    await expect.poll(() => document.activeElement === change).toBe(true)
  })

  test('отмена ничего не меняет и не шлёт', async () => {
    const { user } = await open({ number: 'ТМЦ-1', note: '' })
    await user.click(await screen.findByRole('button', { name: /^Изменить номер/ }))
    await user.type(await screen.findByRole('textbox', { name: 'Ваш номер' }), '999')
    await user.click(screen.getByRole('button', { name: 'Отмена' }))
    expect(await screen.findByText('ТМЦ-1')).toBeVisible()
    expect(sent).toEqual([])
  })

  test('длинный номер не уходит на сервер, об этом сказано у поля', async () => {
    const { user } = await open()
    await user.click(await adding())
    const number = await screen.findByRole('textbox', { name: 'Ваш номер' })
    await user.click(number)
    await user.paste('1'.repeat(61))
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(number).toBeInvalid()
    expect(sent).toEqual([])
  })

  test('отказ сервера сказан в форме, набранное остаётся', async () => {
    const { user } = await open()
    server.use(refuse('setOwnProduct', 'ROLE_FORBIDDEN', 'Недостаточно прав.'))
    await user.click(await adding())
    await user.type(await screen.findByRole('textbox', { name: 'Ваш номер' }), '7')
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Недостаточно прав.')
    expect(screen.getByRole('textbox', { name: 'Ваш номер' })).toHaveValue('7')
  })
})
