import { expect, test } from 'vitest'
import { readPagePath } from './page-path.ts'

const read = (target: string) => readPagePath(target, 'http://shop.test')

test('адрес без косой черты в конце переводится на адрес с ней, запрос сохраняется', () => {
  expect(read('/catalog?a=1&b=2?')).toEqual({ kind: 'redirect', location: '/catalog/?a=1&b=2?' })
})

test('перевод никогда не ведёт на другой сайт', () => {
  expect(read('//evil.test')).toEqual({ kind: 'redirect', location: '/evil.test/' })
  expect(read('///evil.test/x')).toEqual({ kind: 'redirect', location: '/evil.test/x/' })
  expect(read('/\\evil.test')).toEqual({ kind: 'redirect', location: '/%5Cevil.test/' })
  expect(read('/\\/evil.test/')).toEqual({ kind: 'redirect', location: '/%5C/evil.test/' })
  expect(read('/%5Cevil.test')).toEqual({ kind: 'redirect', location: '/%5Cevil.test/' })
})

test('обратная косая черта — буква запроса, а не неверный адрес', () => {
  expect(read('/search/%5C/')).toMatchObject({ kind: 'page', url: { pathname: '/search/%5C/' } })
  expect(read('/search/1\\2/')).toEqual({ kind: 'redirect', location: '/search/1%5C2/' })
})

test('битая кодировка и нулевой байт — неверный адрес', () => {
  expect(read('/%E0%A4%A/')).toEqual({ kind: 'bad' })
  expect(read('/a%00/')).toEqual({ kind: 'bad' })
})

test('обычный адрес — страница', () => {
  expect(read('/search/%D1%84/?page=2')).toMatchObject({ kind: 'page', url: { search: '?page=2' } })
})

test('метки рекламы страницу не меняют, остальное остаётся', () => {
  expect(read('/a/?utm_source=x&q=1&yclid=2&utm_source=y')).toMatchObject({
    url: { search: '?q=1' },
  })
  expect(read('/a/?from=1&utm=2')).toMatchObject({ url: { search: '?from=1&utm=2' } })
})
