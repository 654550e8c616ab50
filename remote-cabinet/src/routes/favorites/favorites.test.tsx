import type { Favorites } from '@isp/contract'
import {
  answer,
  disconnect,
  errorResponse,
  makeProductCard,
  refuse,
  server,
  words,
} from '@isp/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { open } from '../../cabinet.fixture.tsx'

const itemOf = (id: number, listId: number, isSold = true) => ({
  productId: id,
  listId,
  name: `Сверло ${id}`,
  article: `A-${id}`,
  product: isSold ? makeProductCard({ id, name: `Сверло ${id}`, minOrderQuantity: 5 }) : null,
})
const lists = [
  { id: 1, name: 'Избранное', isMain: true, count: 2 },
  { id: 2, name: 'Цех 2', isMain: false, count: 1 },
]
const favorites: Favorites = {
  lists,
  items: [itemOf(11, 1), itemOf(12, 1, false), itemOf(21, 2)],
}
let sent: unknown[] = []
beforeEach(() => {
  sent = []
})

const openPage = (
  address = '/cabinet/favorites/',
  handlers: Parameters<typeof server.use> = [answer('favorites', favorites)],
) => {
  server.use(...handlers)
  return open(address, {})
}
const rows = () =>
  screen.getAllByRole('listitem').flatMap((row) => {
    const name = within(row).queryByText(/^Сверло \d+$/)?.textContent
    return name ? [name] : []
  })

describe('/cabinet/favorites/ (§2.9)', () => {
  test('обрыв связи — не пустое избранное', async () => {
    await openPage('/cabinet/favorites/', [disconnect('favorites')])
    expect(await screen.findByRole('alert')).toBeInTheDocument()
    expect(screen.queryByText('В избранном пока ничего нет')).toBeNull()
  })

  test('пустое избранное говорит, как его наполнить', async () => {
    await openPage('/cabinet/favorites/', [answer('favorites', { lists: [], items: [] })])
    expect(
      await screen.findByRole('heading', { name: 'В избранном пока ничего нет' }),
    ).toBeInTheDocument()
  })

  test('все товары, и по списку: адрес списка можно сохранить', async () => {
    const page = await openPage()
    await waitFor(() => expect(rows()).toEqual(['Сверло 11', 'Сверло 12', 'Сверло 21']))
    expect(screen.getByText('Снят с продажи')).toBeInTheDocument()
    await page.user.click(screen.getByRole('link', { name: /^Цех 2/ }))
    expect(page.address()).toBe('/cabinet/favorites/?list=2')
    expect(rows()).toEqual(['Сверло 21'])
  })

  test('в корзину идёт наименьшее возможное количество, снятое с продажи — нет', async () => {
    server.use(
      answer('addToBasketV2', ({ body }) => {
        sent.push(...body.items)
        return errorResponse('PRODUCT_NOT_ORDERABLE')
      }),
    )
    const { user } = await openPage()
    await user.click(await screen.findByRole('button', { name: words('Все в корзину') }))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent).toMatchObject([
      { productId: 11, quantityOrdered: 5 },
      { productId: 21, quantityOrdered: 5 },
    ])
  })

  test('количество набирают в строке; Enter кладёт и ведёт к следующей, не дожидаясь ответа', async () => {
    server.use(
      answer('addToBasketV2', ({ body }) => {
        sent.push(...body.items)
        return errorResponse('PRODUCT_NOT_ORDERABLE')
      }),
    )
    const { user } = await openPage()
    const [first, second] = await screen.findAllByRole('textbox', { name: /^Количество/ })
    await user.type(first as HTMLElement, '7{Enter}')
    expect(second).toHaveFocus()
    await user.keyboard('10{Enter}')
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent).toMatchObject([
      { productId: 11, quantityOrdered: 7 },
      { productId: 21, quantityOrdered: 10 },
    ])
  })

  test('что уже в корзине, Enter не прибавляет, а число меняется в ней', async () => {
    server.use(
      answer('addToBasketV2', ({ body }) => {
        sent.push(body)
        return errorResponse('PRODUCT_NOT_ORDERABLE')
      }),
    )
    const { user, session } = await openPage()
    const change = vi.fn(() => Promise.resolve(null))
    act(() => session.basket.setState({ lines: new Map([[11, 20]]), change }))
    const field = await screen.findByDisplayValue('20')
    expect(screen.getByRole('link', { name: /^В\sкорзине 20.*Сверло 11/ })).toBeVisible()
    await user.type(field, '{Enter}')
    expect(change).not.toHaveBeenCalled()
    await user.type(field, '30{Enter}')
    expect(change).toHaveBeenCalledWith(11, 30)
    expect(sent).toEqual([])
  })

  test('убранное можно вернуть в тот список, где оно стояло', async () => {
    server.use(
      answer('removeFromFavorites', ({ params }) => {
        sent.push(`remove ${params.id}`)
        return { productIds: [11] }
      }),
      answer('moveFavorites', ({ body }) => {
        sent.push(body)
        return { productIds: [11, 21] }
      }),
    )
    const { user, session } = await openPage()
    await user.click(await screen.findByRole('button', { name: 'Убрать из избранного: Сверло 21' }))
    await user.click(await screen.findByRole('button', { name: 'Вернуть' }))
    await waitFor(() => expect(sent).toEqual(['remove 21', { listId: 2, productIds: [21] }]))
    await waitFor(() => expect(session.preferences.getState().favoriteIds).toEqual([11, 21]))
  })

  test('выбранное переезжает в другой список', async () => {
    server.use(
      answer('moveFavorites', ({ body }) => {
        sent.push(body)
        return { productIds: [11, 12, 21] }
      }),
    )
    const { user } = await openPage()
    await user.click(await screen.findByRole('checkbox', { name: 'Выбрать: Сверло 11' }))
    await user.selectOptions(screen.getByLabelText(words('Переместить в список')), 'Цех 2')
    await waitFor(() => expect(sent).toEqual([{ listId: 2, productIds: [11] }]))
  })

  test('занятое название — у поля, новый список открывается', async () => {
    server.use(
      answer('createFavoriteList', ({ body }) =>
        body.name === 'Цех 2'
          ? errorResponse('FAVORITE_LIST_EXISTS', 'Список с таким названием уже есть.', [
              { path: 'name', code: 'UNAVAILABLE', params: {} },
            ])
          : { id: 3, name: body.name, isMain: false, count: 0 },
      ),
    )
    const page = await openPage()
    await page.user.click(await screen.findByRole('button', { name: 'Новый список' }))
    const dialog = within(await screen.findByRole('dialog'))
    await page.user.type(dialog.getByLabelText(/Название списка/), 'Цех 2')
    await page.user.click(dialog.getByRole('button', { name: 'Создать' }))
    await waitFor(() => expect(dialog.getByLabelText(/Название списка/)).toBeInvalid())
    await page.user.type(dialog.getByLabelText(/Название списка/), '1')
    await page.user.click(dialog.getByRole('button', { name: 'Создать' }))
    await waitFor(() => expect(page.address()).toBe('/cabinet/favorites/?list=3'))
  })

  test('основной список не удаляется, другой — после вопроса', async () => {
    server.use(refuse('deleteFavoriteList', 'FAVORITE_LIST_NOT_FOUND'))
    const { user } = await openPage('/cabinet/favorites/?list=1')
    await screen.findByRole('button', { name: 'Переименовать' })
    expect(screen.queryByRole('button', { name: 'Удалить список' })).toBeNull()
    await user.click(screen.getByRole('link', { name: /^Цех 2/ }))
    await user.click(screen.getByRole('button', { name: 'Удалить список' }))
    expect(screen.getByText(/Цех 2.*будет удалён/)).toBeInTheDocument()
  })
})
