import { describe, expect, it } from 'vitest'
import { createDrafts } from './drafts.ts'
import { createTab, memoryStorage } from './session.fixture.ts'
import { storageNames } from './storage-names.ts'

describe('черновики форм', () => {
  it('чужого черновика никто не видит', () => {
    const drafts = createDrafts(memoryStorage())
    drafts.keep('ticket', 'anna', { text: 'сломался станок' })
    expect(drafts.read('ticket', 'boris')).toBeNull()
    expect(drafts.read('order', 'anna')).toBeNull()
    expect(drafts.read('ticket', 'anna')).toEqual({ text: 'сломался станок' })
  })

  it.each(['', 'не JSON', 'null', '7', '{"ticket":null}'])(
    'испорченное хранилище («%s») — это просто отсутствие черновика',
    (text) => {
      const storage = memoryStorage()
      storage.write(storageNames.session.drafts, text)
      const drafts = createDrafts(storage)
      expect(drafts.read('ticket', 'anna')).toBeNull()
      drafts.keep('ticket', 'anna', 1)
      expect(drafts.read('ticket', 'anna')).toBe(1)
    },
  )

  it('отправленная форма забывается одна, выход из кабинета забывает все', async () => {
    const { session } = createTab()
    session.drafts.keep('ticket', 'anna', 1)
    session.drafts.keep('order', 'anna', 2)
    session.drafts.forget('ticket')
    expect(session.drafts.read('ticket', 'anna')).toBeNull()
    expect(session.drafts.read('order', 'anna')).toBe(2)
    await session.auth.getState().signOut()
    expect(session.drafts.read('order', 'anna')).toBeNull()
  })
})
