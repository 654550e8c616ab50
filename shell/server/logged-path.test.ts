import { expect, test } from 'vitest'
import { loggedPath } from './logged-path.ts'

test.each([
  ['/catalog/sverla/2/?price_from=100', '/catalog/sverla/2/'],
  ['/search/%D1%84%D1%80%D0%B5%D0%B7%D0%B0/', '/search/…'],
  ['/search/frezy/3/?stock=now', '/search/…'],
  ['/search/?q=frezy', '/search/…'],
  ['/search', '/search'],
  ['/?login=a', '/'],
])('%s в журнале — %s', (url, path) => {
  expect(loggedPath(url)).toBe(path)
})

test('длинный адрес не раздувает журнала', () => {
  expect(loggedPath(`/${'a'.repeat(5000)}/`)).toHaveLength(300)
})
