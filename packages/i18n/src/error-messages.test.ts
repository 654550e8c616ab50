import { errorStatuses } from '@isp/contract/errors'
import { describe, expect, it } from 'vitest'
import { errorMessage } from './error-messages.ts'

describe('тексты ошибок', () => {
  it.each([...Object.keys(errorStatuses), 'NETWORK', 'UNKNOWN'])(
    '%s: законченная русская фраза без кодов и технических слов',
    (code) => {
      const text = errorMessage(code)
      expect(text).toMatch(/^[А-ЯЁ][^A-Z_{}]+[.]$/)
      expect(text).not.toContain('undefined')
    },
  )

  it('незнакомый код более нового сервера не ломает экран', () => {
    expect(errorMessage('BASKET_TOO_HEAVY')).toBe(errorMessage('UNKNOWN'))
    expect(errorMessage('toString')).toBe(errorMessage('UNKNOWN'))
  })

  it('называет, что именно не так', () => {
    expect(errorMessage('BRAND_NOT_FOUND', { slug: 'zubr' })).toBe('Бренд «zubr» не\u00A0найден.')
    expect(errorMessage('TOO_MANY_REQUESTS', { seconds: 21 })).toContain('21\u00A0секунду')
  })

  it('обрыв связи не похож на «не найдено»', () => {
    expect(errorMessage('NETWORK')).toMatch(/Нет связи/)
  })
})
