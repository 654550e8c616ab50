import { describe, expect, test } from 'vitest'
import { pageWindow } from './page-window.ts'

describe('номера страниц', () => {
  test.each([
    [1, 1, [1]],
    [1, 4, [1, 2, 3, 4]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
    [24, 1480, [1, 'gap', 23, 24, 25, 'gap', 1480]],
    [1480, 1480, [1, 'gap', 1479, 1480]],
  ])('на странице %i из %i пропуск не прячет одну-единственную', (page, pages, marks) => {
    expect(pageWindow(page, pages)).toEqual(marks)
  })
})
