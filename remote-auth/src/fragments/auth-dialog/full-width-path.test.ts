import { describe, expect, test } from 'vitest'
import { closesOnWiden, isFullWidthPath } from './full-width-path.ts'

describe('§2.6: ширина окна входа', () => {
  test.each([
    '/search/authentic/',
    '/product/registration-pin/',
    '/auth/change-password/',
    '/cabinet/orders/',
    '/',
  ])('%s — обычное окно', (path) => expect(isFullWidthPath(path)).toBe(false))

  test.each([
    '/auth/',
    '/cabinet/auth/',
    '/cabinet/registration/',
    '/cabinet/personaldata/',
    '/cabinet/personldata/',
  ])('%s — во всю ширину', (path) => expect(isFullWidthPath(path)).toBe(true))

  test('закрывается от расширения только в кабинете и не там, где занимает всю ширину', () => {
    expect(closesOnWiden('/cabinet/orders/')).toBe(true)
    expect(closesOnWiden('/cabinet/auth/')).toBe(false)
    expect(closesOnWiden('/catalog/')).toBe(false)
  })
})
