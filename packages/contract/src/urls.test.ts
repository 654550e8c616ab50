import { expect, test } from 'vitest'
import { urls } from './urls.ts'

test('первая страница раздела не пишется в адресе', () => {
  expect(urls.section('sverla')).toBe('/catalog/sverla/')
  expect(urls.section('sverla', { page: 1 })).toBe('/catalog/sverla/')
  expect(urls.section('sverla', { page: 3, searched: 'ø 8/9' })).toBe(
    '/catalog/sverla/3/?searched=%C3%B8+8%2F9',
  )
})

test('текст поиска не выходит за свой сегмент пути', () => {
  expect(urls.search('../?a=1#б')).toBe('/search/..%2F%3Fa%3D1%23%D0%B1/')
})

test('половина суррогатной пары не роняет построение адреса', () => {
  expect(urls.search(`а${'😀'.slice(0, 1)}`)).toBe('/search/%D0%B0%EF%BF%BD/')
  expect(urls.search('😀')).toBe('/search/%F0%9F%98%80/')
})

test('картинка имеет два размера под одним именем', () => {
  expect(urls.image('twist-drill/a1')).toBe('/images/b2b/origins/twist-drill/a1.webp')
  expect(urls.image('twist-drill/a1', 320)).toBe('/images/b2b/w320/twist-drill/a1.webp')
})
