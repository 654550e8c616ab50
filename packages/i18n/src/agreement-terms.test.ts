import { expect, test } from 'vitest'
import { describeTerms } from './agreement-terms.ts'

const plain = (texts: string[]) => texts.map((text) => text.replaceAll(/\s/g, ' '))

test('D38: условия договора сказаны словами, неизвестное не сказано', () => {
  expect(describeTerms(undefined)).toEqual([])
  expect(describeTerms({})).toEqual([])
  expect(
    plain(describeTerms({ paymentDays: 21, creditLimit: 50_000_000, debt: 1_050, overdue: 0 })),
  ).toEqual(['отсрочка 21 день', 'лимит 500 000,00 ₽', 'долг 10,50 ₽'])
  expect(plain(describeTerms({ paymentDays: 0, overdue: 100 }))).toEqual([
    'предоплата',
    'просрочено 1,00 ₽',
  ])
})
