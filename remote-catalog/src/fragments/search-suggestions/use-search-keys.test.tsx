import { fireEvent, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { useSearchKeys } from './use-search-keys.ts'

const width = window.innerWidth
afterEach(() => {
  window.innerWidth = width
  document.body.innerHTML = ''
})

/** What is gone to, and whether the list is closed, when so much stands in the field. */
const enter = (text: string, wide: number) => {
  window.innerWidth = wide
  document.body.innerHTML = '<form><input name="q"></form>'
  const [form] = document.forms
  const input = document.querySelector('input')
  if (!form || !input) throw new Error('no form')
  input.value = text
  const [onGo, onClose] = [vi.fn(), vi.fn()]
  const idle = { onMove: () => {}, onTake: () => false, onEscape: () => false }
  const { unmount } = renderHook(() => useSearchKeys({ input, form, onGo, onClose, ...idle }))
  fireEvent.keyDown(input, { key: 'Enter' })
  unmount()
  return { gone: onGo.mock.calls.flat(), isClosed: onClose.mock.calls.length > 0 }
}

describe('§2.5: со скольких знаков ищет Enter', () => {
  test.each([743, 320])('на телефоне (%i px) — с трёх, и до того поиска не закрывает', (wide) => {
    expect(enter(' фр ', wide)).toEqual({ gone: [], isClosed: false })
    expect(enter(' фре ', wide)).toEqual({ gone: ['фре'], isClosed: true })
  })

  test.each([744, 1920])(
    'на большом экране (%i px) — с одного, пустое только закрывает',
    (wide) => {
      expect(enter('  ', wide)).toEqual({ gone: [], isClosed: true })
      expect(enter(' ф ', wide)).toEqual({ gone: ['ф'], isClosed: true })
    },
  )
})
