import { storageNames } from '@isp/session'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { forgetDraft, keepDraft, readDraft } from './drafts.ts'

const key = storageNames.session.drafts
afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

describe('черновики форм', () => {
  test('чужого черновика никто не видит', () => {
    keepDraft('ticket', 'anna', { text: 'сломался станок' })
    expect(readDraft('ticket', 'boris')).toBeNull()
    expect(readDraft('order', 'anna')).toBeNull()
    expect(readDraft('ticket', 'anna')).toEqual({ text: 'сломался станок' })
  })

  test.each(['', 'не JSON', 'null', '7', '{"ticket":null}'])(
    'испорченное хранилище («%s») — это просто отсутствие черновика',
    (text) => {
      sessionStorage.setItem(key, text)
      expect(readDraft('ticket', 'anna')).toBeNull()
      keepDraft('ticket', 'anna', 1)
      expect(readDraft('ticket', 'anna')).toBe(1)
    },
  )

  test('полное или выключенное хранилище не мешает печатать', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError')
    })
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('', 'SecurityError')
    })
    expect(() => keepDraft('ticket', 'anna', 1)).not.toThrow()
    expect(readDraft('ticket', 'anna')).toBeNull()
  })

  test('отправленная форма забывается одна, после последней не остаётся ничего', () => {
    keepDraft('ticket', 'anna', 1)
    keepDraft('order', 'anna', 2)
    forgetDraft('ticket')
    expect(readDraft('ticket', 'anna')).toBeNull()
    expect(readDraft('order', 'anna')).toBe(2)
    forgetDraft('order')
    expect(sessionStorage.getItem(key)).toBeNull()
  })
})
