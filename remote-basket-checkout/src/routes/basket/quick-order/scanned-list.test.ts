import { expect, test } from 'vitest'
import { emptyList, type KeptList } from './kept-list.ts'
import { withScanned } from './scanned-list.ts'

const scan = (codes: readonly string[], list: KeptList = emptyList): KeptList =>
  codes.reduce((kept, code) => withScanned(kept, code).list, list)
const product = { id: 7 } as NonNullable<KeptList['edits'][string]['product']>

test('каждый код — строка, ещё раз — на одну штуку больше; чужие строки на месте', () => {
  const list = { ...emptyList, text: 'A-7, 2 шт\n' }
  expect(scan(['4006381333931', '96385074', '4006381333931'], list).text).toBe(
    'A-7, 2 шт\n96385074\t1\n4006381333931\t2',
  )
  // a code that another one begins with
  expect(scan(['96385074', '9638507'], emptyList).text).toBe('96385074\t1\n9638507\t1')
})

test('исправленное человеком количество растёт дальше, выбранный товар остаётся', () => {
  const list = { ...emptyList, text: 'X\t1', edits: { '0:X\t1': { product, quantity: 10 } } }
  const { text, edits } = scan(['X'], list)
  expect(text).toBe('X\t11')
  expect(edits).toEqual({ '0:X\t11': { product, quantity: 11 } })
})

test('убранная строка не возвращается: тот же код начинает с одной штуки', () => {
  const list = { ...emptyList, text: 'X\t1\nY\t1', edits: { '0:X\t1': { isDropped: true } } }
  expect(scan(['X'], list)).toMatchObject({ text: 'Y\t1\nX\t1', edits: {} })
})
