import { describe, expect, test } from 'vitest'
import { swapKeyboardLayout } from './keyboard-layout.ts'

describe('забытая раскладка', () => {
  test.each([
    ['ghbdtn', 'привет'],
    ['cdthkj cgbhfkmyjt', 'сверло спиральное'],
    ['gjlibgybr 6204-2RS', 'подшипник 6204-2КЫ'],
    ['Ghbdtn', 'Привет'],
    ['`krf', 'ёлка'],
    ['[jkjl', 'холод'],
    ['yf;lfxysq rheu', 'наждачный круг'],
    ['ызкфн', 'spray'],
    ['сьп-120408', 'cmg-120408'],
    ['ВЬП', 'DMG'],
    ['ghbdtn м', 'привет м'],
    ['ызкфн x', 'spray x'],
  ])('«%s» читается как «%s»', (typed, meant) => {
    expect(swapKeyboardLayout(typed)).toBe(meant)
  })

  test.each(['', '12,5', '2301-0050', '10/12'])('без букв «%s» остаётся собой', (text) => {
    expect(swapKeyboardLayout(text)).toBe(text)
  })

  test('туда и обратно — то же самое', () => {
    for (const text of ['съёмник, 3 лапы', 'фреза концевая', 'шестигранник']) {
      expect(swapKeyboardLayout(swapKeyboardLayout(text))).toBe(text)
    }
  })
})
