import { expect, test } from 'vitest'
import { headOf } from './head.ts'

const at = (path: string, noindex?: boolean) =>
  headOf([{ params: {}, handle: { head: () => ({ title: 'страница', noindex }) } }], {
    url: new URL(path, 'http://shop.test'),
    origin: 'http://shop.test',
  })

test.each([
  '/cabinet/',
  '/cabinet/tickets/12/',
  '/basket/',
  '/checkout/',
  '/auth/change-password/',
  '/search/%D1%81%D0%B2%D0%B5%D1%80%D0%BB%D0%BE/2/',
  '/404/product/',
  '/componentSystem/base/',
])('%s закрыт от поисковиков, хотя страница об этом молчит', (path) => {
  expect(at(path)?.noindex).toBe(true)
})

test.each(['/', '/catalog/sverla/', '/delivery/', '/product/cabinet/', '/basketball/'])(
  '%s открыт, пока страница не скажет иного',
  (path) => {
    expect(at(path)?.noindex).toBeUndefined()
    expect(at(path, true)?.noindex).toBe(true)
  },
)
