import { errorStatuses } from '@isp/contract/errors'
import { describe, expect, test } from 'vitest'
import { errorMessage } from './error-messages.ts'

describe('тексты ошибок', () => {
  test.each([...Object.keys(errorStatuses), 'NETWORK', 'UNKNOWN'])(
    '%s: законченная русская фраза без кодов и технических слов',
    (code) => {
      // names of programs and formats are not translated
      const text = errorMessage(code).replaceAll(/Excel|OpenDocument/g, 'Эксель')
      expect(text).toMatch(/^[А-ЯЁ][^A-Z_{}]+[.]$/)
      expect(text).not.toContain('undefined')
    },
  )

  test('незнакомый код более нового сервера не ломает экран', () => {
    expect(errorMessage('BASKET_TOO_HEAVY')).toBe(errorMessage('UNKNOWN'))
    expect(errorMessage('toString')).toBe(errorMessage('UNKNOWN'))
  })

  test('называет, что именно не так', () => {
    expect(errorMessage('BRAND_NOT_FOUND', { slug: 'zubr' })).toBe('Бренд «zubr» не\u00A0найден.')
    expect(errorMessage('TOO_MANY_REQUESTS', { seconds: 21 })).toContain('21\u00A0секунду')
    expect(errorMessage('TOO_MANY_REQUESTS', { seconds: 3541 })).toContain('60\u00A0минут.')
    expect(errorMessage('TOO_MANY_REQUESTS', { seconds: 86_400 })).toContain('24\u00A0часа.')
  })

  test('обрыв связи не похож на «не найдено»', () => {
    expect(errorMessage('NETWORK')).toMatch(/Нет связи/)
  })
})
