import { expect, test } from 'vitest'
import { knownPage, OTHER_PAGE, pagePatternOf } from './page-patterns.ts'

test.each([
  ['/', '/'],
  ['/product/sverlo-10/', '/product/[productCode]/'],
  ['/search/иван@почта.рф/2/', '/search/[search]/[page]/'],
  ['/cabinet/orders/1042/', '/cabinet/orders/[id]/'],
  ['/cabinet/staff/orders/', '/cabinet/staff/orders/'],
  ['/collections/zima/', '/collections/[slug]/'],
  ['/product/', '/product/'],
  ['/nothing/here/', OTHER_PAGE],
  ['', OTHER_PAGE],
])('адрес %s сводится к образцу %s', (path, pattern) => {
  expect(pagePatternOf(path)).toBe(pattern)
})

test('назвать можно только свою страницу: десять тысяч чужих имён — одно', () => {
  const names = Array.from({ length: 10_000 }, (_, at) => knownPage(`/made-up/${at}/`))
  expect(new Set(names)).toEqual(new Set([OTHER_PAGE]))
  expect(knownPage('/product/[productCode]/')).toBe('/product/[productCode]/')
})
