import { describe, expect, test } from 'vitest'
import { type HeaderVisibility, nextHeaderVisibility } from './header-visibility.ts'

const scroll = (...positions: number[]): HeaderVisibility =>
  positions.reduce<HeaderVisibility>(nextHeaderVisibility, { isHidden: false, lastY: 0 })

describe('§2.3, §9: шапка при прокрутке', () => {
  test('у верха страницы посетитель видит шапку, пока не прокрутил дальше 42 пикселей', () => {
    expect(scroll(20, 42).isHidden).toBe(false)
    expect(scroll(20, 43).isHidden).toBe(true)
  })

  test('при прокрутке вниз шапка уходит, при прокрутке вверх возвращается', () => {
    expect(scroll(100, 300).isHidden).toBe(true)
    expect(scroll(100, 300, 250).isHidden).toBe(false)
  })

  test('дрожание в два пикселя не показывает и не прячет шапку', () => {
    expect(scroll(300, 298).isHidden).toBe(true)
    expect(scroll(300, 297).isHidden).toBe(false)
    expect(scroll(300, 290, 292).isHidden).toBe(false)
  })

  test('медленная прокрутка складывается и всё-таки показывает шапку', () => {
    expect(scroll(300, 299, 298, 297).isHidden).toBe(false)
  })

  test('вернувшись к самому верху, посетитель видит шапку и при оттяжке страницы за край', () => {
    expect(scroll(300, 41).isHidden).toBe(false)
    expect(scroll(300, -80)).toEqual({ isHidden: false, lastY: 0 })
  })
})
