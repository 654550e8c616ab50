import { expect, test } from 'vitest'
import { layoutVariant } from './layout-variant.ts'

test.each([
  ['/cabinet/', 'cabinet'],
  ['/cabinet', 'cabinet'],
  ['/cabinet/orders/12/', 'cabinet'],
  ['/cabinet/auth/', 'cabinet'],
  ['/', 'main'],
  ['/search/cabinet/', 'main'],
  ['/search/cabinet/2/', 'main'],
  ['/product/cabinet-lock/', 'main'],
  ['/cabinets/', 'main'],
])('§2.2, D1: страница %s стоит в раскладке %s', (pathname, expected) => {
  expect(layoutVariant(pathname)).toBe(expected)
})
