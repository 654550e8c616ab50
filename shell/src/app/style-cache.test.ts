import { afterEach, describe, expect, test } from 'vitest'
import { createBrowserStyleCache, PAGE_STYLES_ID } from './style-cache.ts'

afterEach(() => document.getElementById(PAGE_STYLES_ID)?.remove())

describe('стили страницы в браузере', () => {
  test('правила сервера известны по именам, а их элемент остаётся на месте', () => {
    const served = document.createElement('style')
    served.id = PAGE_STYLES_ID
    served.dataset.names = 'abc def'
    document.body.append(served)
    expect(createBrowserStyleCache().inserted).toEqual({ abc: true, def: true })
    expect(served.parentElement).toBe(document.body)
  })

  test('без стилей сервера кэш пуст', () => {
    expect(createBrowserStyleCache().inserted).toEqual({})
  })
})
