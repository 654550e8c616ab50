import type { BasketItemInput } from '@isp/contract'
import { expect, test } from 'vitest'
import { createShop, createTab, pairOf, settle } from '../session.fixture.ts'
import { storageNames } from '../storage-names.ts'

const openTab = () => {
  const shop = createShop()
  const merged: BasketItemInput[] = []
  const api = {
    ...shop.api,
    mergeBasket: (input: Parameters<typeof shop.api.mergeBasket>[0]) => {
      merged.push(...input.items)
      return shop.api.mergeBasket(input)
    },
  }
  const tab = createTab(shop, { api })
  return { ...tab, merged }
}
const signIn = async ({ session }: ReturnType<typeof openTab>) => {
  await session.auth.getState().signIn(pairOf('1'))
  await settle()
}

test('§4: комментарии этого браузера сливаются вместе со строками', async () => {
  const tab = openTab()
  await tab.basket().add(7, 2)
  await tab.basket().add(8, 1)
  tab.basket().commentLocal(7, 'Цех 7')
  expect(tab.basket().localItems()).toMatchObject([
    { productId: 7, comment: 'Цех 7' },
    { productId: 8 },
  ])
  await signIn(tab)
  expect(tab.merged.map(({ productId, comment }) => [productId, comment])).toEqual([
    [7, 'Цех 7'],
    [8, undefined],
  ])
})

test('количество, поднятое сервером или человеком, комментария не стирает', async () => {
  const tab = openTab()
  await tab.basket().add(7, 2)
  tab.basket().commentLocal(7, 'Цех 7')
  await tab.basket().change(7, 5)
  await tab.basket().add(7, 1)
  expect(tab.basket().localItems()).toMatchObject([{ quantityOrdered: 6, comment: 'Цех 7' }])
})

test('строки, которой нет, комментарий не заводит', async () => {
  const tab = openTab()
  await tab.basket().add(7, 2)
  tab.basket().commentLocal(8, 'Мимо')
  expect(tab.basket().localItems()).toMatchObject([{ productId: 7 }])
})

test('испорченный комментарий отброшен, а корзина сливается: сервер отказал бы ей целиком', async () => {
  const tab = openTab()
  const wrong = ['я'.repeat(181), 'две\nстроки', 5, '', null, { a: 1 }]
  tab.storage.write(
    storageNames.local.basket,
    JSON.stringify([
      ...wrong.map((comment, at) => ({ productId: at + 1, quantityOrdered: 1, comment })),
      { productId: 7, quantityOrdered: 1, comment: 'я'.repeat(180) },
    ]),
  )
  await signIn(tab)
  expect(tab.merged.map(({ comment }) => comment?.length)).toEqual([
    ...wrong.map(() => undefined),
    180,
  ])
})
