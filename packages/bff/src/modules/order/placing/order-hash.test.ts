import { createHash } from 'node:crypto'
import { createOrderInputSchema } from '@isp/contract'
import { expect, test } from 'vitest'
import { orderHash } from './order-hash.ts'

const place = {
  company: { uuid: 'company-1' },
  agreement: { uuid: 'agreement-1', specification: { uuid: 'specification-1' } },
} as Parameters<typeof orderHash>[0]
const retail = { ...place, agreement: { uuid: 'agreement-1' } } as typeof place

const contact = { email: 'a@example.com', phone: '+7 900 000-00-00', name: 'Анна' }
const plain = { expectedTotal: 99_999, contact, deliveryMethod: 'pickup' }
const party = { address: 'Казань, 5', kpp: '165545001', inn: '5260000019', name: 'Филиал' }
/** Fields in another sequence than in the contract: it must not matter in which sequence a browser sends them. */
const full = {
  costCentreId: 7,
  basketState: 'as-it-was-seen',
  attorney: { person: 'Орлов Пётр', date: '2026-11-02', number: '17' },
  freight: { paidBy: 'payer', terminal: 'Казань', carrier: 'Линии' },
  payer: party,
  consignee: party,
  shipping: 'whole',
  wishedOn: '2026-12-01',
  stateContract: '17241873123914122410',
  ownNumber: 'ЗП-77',
  fileIds: ['f1000000-0004-4000-8000-000000000002', 'f1000000-0004-4000-8000-000000000001'],
  comment: 'Позвоните',
  address: 'Тула, 1',
  ...plain,
}
const read = (body: object) => createOrderInputSchema.parse(body)

// Hashes kept by releases before record 097: a request repeated after an update must still be recognised.
const earlier = (body: object, specification: string) => {
  const input = read(body)
  const said = {
    ownNumber: input.ownNumber,
    stateContract: input.stateContract,
    wishedOn: input.wishedOn,
    shipping: input.shipping,
    consignee: input.consignee,
    payer: input.payer,
    freight: input.freight,
    attorney: input.attorney,
    basketState: input.basketState,
    costCentreId: input.costCentreId,
  }
  const words = [
    ...['company-1', 'agreement-1', specification, input.deliveryMethod, input.address ?? ''],
    ...[input.contact.name, input.contact.phone, input.contact.email, input.comment ?? ''],
    ...(input.fileIds ?? []),
    input.expectedTotal,
    ...(JSON.stringify(said) === '{}' ? [] : [JSON.stringify(said)]),
  ]
  return createHash('sha256').update(JSON.stringify(words)).digest('hex')
}

test('запрос прежнего выпуска узнаётся и после нового: отпечаток тот же', () => {
  expect(orderHash(place, read(full))).toBe(earlier(full, 'specification-1'))
  expect(orderHash(retail, read(plain))).toBe(earlier(plain, ''))
  const { attorney, ownNumber, ...some } = full
  expect(orderHash(place, read(some))).toBe(earlier(some, 'specification-1'))
})

test('каждое поле заказа меняет отпечаток, и то, о котором здесь никто не подумал', () => {
  const whole = read(full)
  const hashes = Object.keys(whole).map((name) =>
    orderHash(place, {
      ...whole,
      contact,
      [name]: name === 'contact' ? { name: 'Ольга' } : 'иное',
    }),
  )
  const tomorrow = { fieldOfTomorrow: 'цех' }
  hashes.push(
    orderHash(place, whole),
    orderHash(retail, whole),
    orderHash(place, { ...whole, ...tomorrow } as typeof whole),
    orderHash(place, { ...whole, contact: { ...whole.contact, ...tomorrow } } as typeof whole),
  )
  expect(new Set(hashes).size).toBe(Object.keys(full).length + 4)
})
