import type { OwnFields } from '@isp/contract'
import { productName } from '@isp/i18n'
import {
  answer,
  makeProduct,
  makeProductsAnswer,
  makeSectionTree,
  refuse,
  server,
} from '@isp/testing'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { open, servedStatus } from '../../cabinet.fixture.tsx'
import { popupsOf } from '../../shared/staff/staff.fixture.ts'

const list = '/cabinet/staff/products/'
const product = makeProduct({ id: 5, article: 'VT-1001', slug: 'sverlo-8-5' })
const address = `${list}5/`
const taken: OwnFields['items'] = [
  { field: 'section', takenBy: '<b>Редактор</b>', takenAt: '2026-11-20T09:00:00Z' },
]
const shown = answer('productById', product)
const kept = (items: OwnFields['items']) => answer('ownFields', { items })

describe('D56: что сотрудники ведут у товара', () => {
  test('D20: товара с таким номером быть не может; неизвестного нет', async () => {
    expect(await servedStatus(`${list}0/`)).toBe(404)
    const handlers = [
      refuse('ownFields', 'PRODUCT_NOT_FOUND'),
      refuse('productById', 'PRODUCT_NOT_FOUND'),
    ]
    await open(address, { handlers }, 'admin')
    expect(await screen.findByRole('heading', { name: 'Такой страницы нет' })).toBeInTheDocument()
  })

  test('кому полей не показывают, тому сказано', async () => {
    await open(address, { handlers: [refuse('ownFields', 'ROLE_FORBIDDEN'), shown] }, 'staff')
    expect(await screen.findByText('Нет доступа')).toBeVisible()
  })

  test('товар находят по артикулу', async () => {
    const asked: unknown[] = []
    const handlers = [
      answer('listProducts', ({ body }) => {
        asked.push(body)
        return makeProductsAnswer({ items: [product] })
      }),
    ]
    const { user } = await open(list, { handlers }, 'admin')
    expect(await screen.findByText('Найдите товар')).toBeVisible()
    await user.type(screen.getByLabelText('Артикул или название'), 'VT-1001{Enter}')
    const found = await screen.findByRole('link', { name: productName(product.name) })
    expect(found).toHaveAttribute('href', address)
    expect(asked).toEqual([{ q: 'VT-1001', page: 1 }])
  })

  test('у каждого поля видно, кто ведёт, с какого времени и кто взял; HTML остаётся текстом', async () => {
    await open(address, { handlers: [kept(taken), shown] }, 'admin')
    const row = async (name: RegExp) => within(await screen.findByRole('row', { name }))
    const section = await row(/^Раздел/)
    expect(section.getByText('сайт')).toBeVisible()
    expect(section.getByText(/20\.11\.2026/)).toBeVisible()
    expect(section.getByText(/, <b>Редактор<\/b>$/)).toBeVisible()
    expect((await row(/^Описание/)).getByText('учётная система')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Открыть в магазине' })).toHaveAttribute(
      'href',
      '/product/sverlo-8-5/',
    )
  })

  test('поле берут с новым значением; отказ стоит в окне, набранное цело', async () => {
    let items: OwnFields['items'] = []
    const sent: unknown[] = []
    const { user, session } = await open(
      address,
      {
        handlers: [
          answer('ownFields', () => ({ items })),
          shown,
          refuse('setOwnField', 'REQUEST_INVALID', 'Проверьте поля'),
        ],
      },
      'admin',
    )
    await user.click(await screen.findByRole('button', { name: 'Вести на сайте: описание' }))
    const dialog = within(screen.getByRole('dialog'))
    const field = dialog.getByLabelText('Описание')
    expect(field).toHaveValue(product.description)
    await user.clear(field)
    await user.type(field, 'Своё описание')
    await user.click(dialog.getByRole('button', { name: 'Сохранить' }))
    expect(await dialog.findByText('Проверьте поля')).toBeVisible()
    expect(field).toHaveValue('Своё описание')
    server.use(
      answer('setOwnField', ({ body }) => {
        sent.push(body)
        items = taken.map((one) => ({ ...one, field: 'description' }))
        return { items }
      }),
    )
    await user.click(dialog.getByRole('button', { name: 'Сохранить' }))
    await expect.poll(() => popupsOf(session)).toContain('Ведут на сайте: описание')
    expect(sent).toEqual([{ field: 'description', isOwn: true, description: 'Своё описание' }])
    expect(await screen.findByRole('button', { name: 'Изменить: описание' })).toBeVisible()
  })

  test('новый раздел выбирают из каталога, изображения берут как есть', async () => {
    const sent: unknown[] = []
    const { user } = await open(
      address,
      {
        handlers: [
          kept([]),
          shown,
          answer('sectionTree', { items: makeSectionTree() }),
          answer('setOwnField', ({ body }) => {
            sent.push(body)
            return { items: [] }
          }),
        ],
      },
      'admin',
    )
    await user.click(await screen.findByRole('button', { name: 'Вести на сайте: раздел' }))
    const dialog = within(screen.getByRole('dialog'))
    await dialog.findByRole('option', { name: /Фрезы$/ })
    await user.selectOptions(dialog.getByLabelText(/^Раздел/), '13')
    await user.click(dialog.getByRole('button', { name: 'Сохранить' }))
    await expect.poll(() => sent).toEqual([{ field: 'section', isOwn: true, sectionId: 13 }])
    await user.click(screen.getByRole('button', { name: 'Вести на сайте: изображения' }))
    await expect.poll(() => sent[1]).toEqual({ field: 'images', isOwn: true })
  })

  test('товара нет в магазине: взятое возвращают, спросив; взять нечего', async () => {
    let items = taken
    const sent: unknown[] = []
    const { user } = await open(
      address,
      {
        handlers: [
          answer('ownFields', () => ({ items })),
          refuse('productById', 'PRODUCT_NOT_FOUND'),
          answer('setOwnField', ({ body }) => {
            sent.push(body)
            items = []
            return { items }
          }),
        ],
      },
      'admin',
    )
    const back = await screen.findByRole('button', { name: 'Вернуть учётной системе: раздел' })
    expect(screen.queryByRole('button', { name: /^Вести|^Изменить/ })).toBeNull()
    await user.click(back)
    expect(sent).toEqual([])
    const dialog = within(screen.getByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Вернуть' }))
    await expect.poll(() => sent).toEqual([{ field: 'section', isOwn: false }])
    await expect.poll(() => screen.queryByRole('button', { name: /^Вернуть/ })).toBeNull()
  })
})
