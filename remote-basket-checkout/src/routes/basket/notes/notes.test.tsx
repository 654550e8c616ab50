import { answer, makeBasket, makeBasketLine, makeProductCard, refuse } from '@isp/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openAs } from '../../../test/open-as.fixture.tsx'

const drill = makeBasketLine({
  product: makeProductCard({ id: 1, name: 'Сверло' }),
  quantityOrdered: 10,
  price: 12_000,
})
const mill = makeBasketLine({ product: makeProductCard({ id: 2, name: 'Фреза' }) })
const nothing = { lines: [], count: 2, total: 1 }
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })

describe('комментарий строки', () => {
  const writeOf = (name: string) =>
    screen.findByRole('button', { name: new RegExp(`комментарий к\\sстроке: ${name}`) })

  test('отказ стоит у поля, написанное не теряется', async () => {
    const { user } = await openAs('outsider', '/basket/', [
      refuse('changeBasketLine', 'BASKET_LINE_NOT_FOUND', 'Строки больше нет.'),
      answer('basketV2', makeBasket([drill, mill])),
    ])
    await user.click(await writeOf('Сверло'))
    const field = screen.getByRole('textbox', { name: /Комментарий к\sстроке: Сверло/ })
    expect(field).toHaveFocus()
    await user.keyboard('Цех 7{Enter}')
    expect(await screen.findByText('Строки больше нет.')).toBeVisible()
    expect(field).toHaveValue('Цех 7')
  })

  test('длиннее 180 знаков не уходит', async () => {
    const { user } = await openAs('outsider', '/basket/', [
      answer('basketV2', makeBasket([{ ...drill, comment: 'я'.repeat(180) }, mill])),
    ])
    await user.click(await writeOf('Сверло'))
    await user.keyboard('{End}я{Enter}')
    expect(screen.getByRole('textbox', { name: /строке: Сверло/ })).toBeInvalid()
  })

  test('записан — виден у строки как текст, корзина не перечитана, клавиатура на месте', async () => {
    const sent: unknown[] = []
    let reads = 0
    const { user } = await openAs('outsider', '/basket/', [
      answer('changeBasketLine', ({ params, body }) => {
        sent.push([params.id, body])
        return nothing
      }),
      answer('basketV2', () => {
        reads += 1
        return makeBasket([drill, mill])
      }),
    ])
    await user.click(await writeOf('Сверло'))
    const before = reads
    await user.keyboard(' <b>Цех 7</b> {Enter}')
    expect(await within(await row('Сверло')).findByText('<b>Цех 7</b>')).toBeVisible()
    expect(sent).toEqual([[1, { comment: '<b>Цех 7</b>' }]])
    expect(await writeOf('Сверло')).toHaveFocus()
    expect(reads).toBe(before)
  })

  test('Escape ничего не меняет', async () => {
    const { user } = await openAs('outsider', '/basket/', [
      answer('basketV2', makeBasket([{ ...drill, comment: 'Прежний' }, mill])),
    ])
    await user.click(await writeOf('Сверло'))
    await user.keyboard('другое{Escape}')
    expect(screen.getByText('Прежний')).toBeVisible()
    expect(await writeOf('Сверло')).toHaveFocus()
  })
})

describe('что изменилось с тех пор, как товар положили', () => {
  const dearer = { ...drill, was: { price: 10_000, quantityAvailable: null } }
  const scarcer = { ...mill, quantityAvailable: 4, was: { price: null, quantityAvailable: 10 } }

  test('сказано у строки и сверху, с разницей', async () => {
    await openAs('outsider', '/basket/', [answer('basketV2', makeBasket([dearer, scarcer]))])
    const banner = await screen.findByRole('region', { name: /Что изменилось/ })
    expect(banner).toHaveTextContent(
      /У 1\sтовара изменилась цена, у\s1\sтовара — наличие\. За них выходит на 200,00\s₽ больше/,
    )
    expect(within(await row('Сверло')).getByText(/была 100,00\s₽, теперь 120,00\s₽/)).toBeVisible()
    expect(within(await row('Фреза')).getByText(/было 10\sшт, теперь 4\sшт/)).toBeVisible()
  })

  test('«Понятно» шлёт увиденные цены; что принято — больше не напоминает', async () => {
    const sent: unknown[] = []
    let lines = [dearer, scarcer]
    const { user } = await openAs('outsider', '/basket/', [
      answer('acceptBasketLines', ({ body }) => {
        sent.push(body)
        lines = [{ ...dearer, price: 13_000 }]
        return { accepted: [2] }
      }),
      answer('basketV2', () => makeBasket(lines)),
    ])
    await user.click(await screen.findByRole('button', { name: 'Понятно' }))
    // the price has moved once more meanwhile: that is said, not swallowed
    expect(await screen.findByText(/теперь 130,00\s₽/)).toBeVisible()
    expect(screen.queryByText(/Наличие изменилось/)).toBeNull()
    expect(sent).toEqual([
      {
        items: [
          { productId: 1, price: 12_000 },
          { productId: 2, price: mill.price },
        ],
      },
    ])
  })

  test('ничего не изменилось — ничего не сказано', async () => {
    await openAs('outsider', '/basket/', [answer('basketV2', makeBasket([drill, mill]))])
    await screen.findByRole('button', { name: /комментарий к\sстроке: Сверло/ })
    expect(screen.queryByRole('button', { name: 'Понятно' })).toBeNull()
  })
})

describe('снятый с продажи', () => {
  const gone = makeBasketLine({
    ...{ product: null, productId: 9, name: 'Резец', problem: 'gone' as const },
    comment: 'Цех 7',
  })
  const open = (handlers: Parameters<typeof openAs>[2]) =>
    openAs('outsider', '/basket/', [...handlers, answer('basketV2', makeBasket([gone, mill]))])
  const ask = async (handlers: Parameters<typeof openAs>[2]) => {
    const opened = await open(handlers)
    await opened.user.click(await screen.findByRole('button', { name: 'Подобрать аналог' }))
    return {
      ...opened,
      dialog: within(await screen.findByRole('dialog', { name: 'Чем заменить' })),
    }
  }

  test.each([
    ['аналогов нет', answer('analogues', { items: [] })],
    ['товар не известен', refuse('analogues', 'PRODUCT_NOT_FOUND', 'Нет.')],
  ])('%s — дорога к поиску похожего', async (_name, handler) => {
    const { dialog } = await ask([handler])
    expect(await dialog.findByRole('link', { name: 'Поискать похожее' })).toHaveAttribute(
      'href',
      expect.stringContaining('%D0%A0'),
    )
  })

  test('аналог встаёт на место строки в том же количестве и с её комментарием', async () => {
    const done: unknown[] = []
    const card = makeProductCard({ id: 7, name: 'Резец проходной' })
    const { user, dialog } = await ask([
      answer('analogues', { items: [card, makeProductCard({ id: 8, price: null })] }),
      answer('addToBasketV2', ({ body }) => {
        done.push(body.items)
        return nothing
      }),
      answer('changeBasketLine', ({ params, body }) => {
        done.push([params.id, body])
        return nothing
      }),
      answer('removeBasketLine', ({ params }) => {
        done.push(params.id)
        return nothing
      }),
    ])
    expect(await dialog.findAllByRole('button', { name: /^Заменить/ })).toHaveLength(1)
    await user.click(dialog.getByRole('button', { name: /^Заменить на\sРезец проходной/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(done).toMatchObject([
      [{ productId: 7, quantityOrdered: 10 }],
      [7, { comment: 'Цех 7' }],
      9,
    ])
  })

  test('не положился — прежняя строка остаётся', async () => {
    const { user, dialog } = await ask([
      answer('analogues', { items: [makeProductCard({ id: 7, name: 'Резец' })] }),
      refuse('addToBasketV2', 'PRODUCT_NOT_ORDERABLE', 'Нельзя.'),
    ])
    await user.click(await dialog.findByRole('button', { name: /^Заменить/ }))
    await waitFor(() => expect(dialog.getByRole('button', { name: /^Заменить/ })).toBeEnabled())
    expect(screen.getByRole('dialog', { name: 'Чем заменить' })).toBeVisible()
  })
})
