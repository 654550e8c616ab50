import { afterEach, describe, expect, it } from 'vitest'
import { createBrowserStyleCache, PAGE_STYLES_ID } from './style-cache.ts'

afterEach(() => document.getElementById(PAGE_STYLES_ID)?.remove())

describe('стили страницы в браузере', () => {
  it('правила сервера известны по именам, а их элемент остаётся на месте', () => {
    const served = document.createElement('style')
    served.id = PAGE_STYLES_ID
    served.dataset.names = 'abc def'
    document.body.append(served)
    expect(createBrowserStyleCache().inserted).toEqual({ abc: true, def: true })
    expect(served.parentElement).toBe(document.body)
  })

  it('без стилей сервера кэш пуст', () => {
    expect(createBrowserStyleCache().inserted).toEqual({})
  })
})
