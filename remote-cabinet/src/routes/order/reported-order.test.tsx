import type { Order } from '@isp/contract'
import { answer, noTerms } from '@isp/testing'
import { screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { makeOrder, open } from '../../cabinet.fixture.tsx'
import { makeStaffOrder } from '../../shared/staff/staff-order.fixture.ts'

afterEach(() => vi.restoreAllMocks())

const said: Pick<Order, 'ownNumber' | 'terms'> = {
  ownNumber: 'ЗП-77 <b>',
  terms: {
    stateContract: '1724187312391412241000005',
    wishedOn: '2026-12-01',
    shipping: 'whole',
    consignee: { name: 'Филиал', inn: '5260000019', kpp: '165545001', address: 'Казань, 5' },
    payer: { name: 'ИП Орлов', inn: '500100732259', kpp: '', address: 'Тула, 1' },
    freight: { carrier: 'Деловые линии', terminal: 'Казань', paidBy: 'payer' },
    attorney: { number: '17', date: '2026-11-02', person: 'Орлов Пётр' },
  },
}
const factsFor = (numberName: string): [string, string][] => [
  [numberName, 'ЗП-77 <b>'],
  ['Грузополучатель', 'Филиал, ИНН 5260000019, КПП 165545001, Казань, 5'],
  ['Плательщик', 'ИП Орлов, ИНН 500100732259, Тула, 1'],
  ['Перевозка', 'Деловые линии, терминал: Казань, перевозка — в счёт'],
  ['Доверенность', '№ 17 от 2 ноября 2026, Орлов Пётр'],
  ['Желаемая дата', '1 декабря 2026'],
  ['Отгрузка', 'всё сразу, когда соберём'],
  ['ИГК', '1724187312391412241000005'],
]
const factOf = async (name: string) =>
  (await screen.findByText(name, { selector: 'dt' })).nextSibling?.textContent?.replaceAll(
    /\s/g,
    ' ',
  )

describe('что сказано о заказе', () => {
  test('видит покупатель', async () => {
    await open('/cabinet/orders/12/', {
      handlers: [answer('orderActivity', { items: [] }), answer('order', makeOrder(said))],
    })
    for (const [name, text] of factsFor('Ваш номер заказа')) expect(await factOf(name)).toBe(text)
  })

  test('видит сотрудник, и перед отгрузкой части ему напоминают', async () => {
    const order = makeStaffOrder({ ...said, status: 'ASSEMBLING', moves: [], canShip: true })
    const { user } = await open(
      '/cabinet/staff/orders/12/',
      { handlers: [answer('staffOrder', order)] },
      'staff',
    )
    for (const [name, text] of factsFor('Номер у покупателя')) expect(await factOf(name)).toBe(text)
    await user.click(screen.getByRole('button', { name: 'Отгрузить…' }))
    expect(await screen.findByText(/просил отгрузить всё сразу/)).toBeVisible()
  })

  test('о чём не сказано, о том ни слова', async () => {
    await open('/cabinet/orders/12/', {
      handlers: [
        answer('orderActivity', { items: [] }),
        answer('order', makeOrder({ terms: noTerms })),
      ],
    })
    await screen.findByText('Договор № 17')
    for (const [name] of factsFor('Ваш номер заказа'))
      expect(screen.queryByText(name, { selector: 'dt' })).toBeNull()
  })
})

test('сотрудник скачивает файл покупателя своим вызовом', async () => {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} })
  const id = 'f2000000-0000-4000-8000-000000000001'
  const asked: unknown[] = []
  const { user } = await open(
    '/cabinet/staff/orders/12/',
    {
      handlers: [
        answer('staffOrder', makeStaffOrder({ files: [{ id, name: 'Чертёж.pdf', size: 2048 }] })),
        answer('staffOrderFile', ({ params }) => {
          asked.push(params)
          const name = encodeURIComponent('Чертёж.pdf')
          return HttpResponse.text('содержание', {
            headers: { 'content-disposition': `attachment; filename*=UTF-8''${name}` },
          })
        }),
      ],
    },
    'staff',
  )
  await user.click(await screen.findByRole('button', { name: 'Скачать «Чертёж.pdf»' }))
  await expect.poll(() => saved).toEqual(['Чертёж.pdf'])
  expect(asked).toEqual([{ id: 12, fileUuid: id }])
})
