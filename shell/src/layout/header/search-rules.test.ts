import { describe, expect, test } from 'vitest'
import { canSearch, searchAddress, searchedText } from './search-rules.ts'

describe('когда поиск срабатывает (§2.5, D16)', () => {
  test.each([
    ['', 'button', false, false],
    ['   ', 'button', true, false],
    ['', 'enter', false, false],
    ['ф', 'button', true, true],
    ['ф', 'button', false, true],
    ['ф', 'enter', false, true],
    ['ф', 'enter', true, false],
    [' фр ', 'enter', true, false],
    ['фре', 'enter', true, true],
  ] as const)('«%s», %s, телефон: %s → %s', (text, trigger, isMobile, expected) => {
    expect(canSearch(text, trigger, isMobile)).toBe(expected)
  })
})

describe('куда ведёт поиск (§2.5)', () => {
  test.each([
    ['  фреза   10  мм ', '/search/%D1%84%D1%80%D0%B5%D0%B7%D0%B0%2010%20%D0%BC%D0%BC/'],
    ['10/12', '/search/10%2F12/'],
    ['..', '/search/'],
    ['.', '/search/'],
    ['...', '/search/.../'],
  ])('«%s» → %s', (text, expected) => {
    expect(searchAddress(text)).toBe(expected)
  })
})

describe('что искали, по адресу страницы', () => {
  test.each([
    ['/search/%D1%84%D1%80%D0%B5%D0%B7%D0%B0/', 'фреза'],
    ['/search/%D1%84%D1%80%D0%B5%D0%B7%D0%B0/2/', 'фреза'],
    ['/search/cabinet/', 'cabinet'],
    ['/search/10%2F12/', '10/12'],
    ['/search/', ''],
    ['/catalog/search/', ''],
    ['/search/%E0%A4%A/', ''],
  ])('%s → «%s»', (pathname, expected) => {
    expect(searchedText(pathname)).toBe(expected)
  })
})
