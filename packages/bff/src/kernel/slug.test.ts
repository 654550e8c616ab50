import { expect, test } from 'vitest'
import { newCode, slugOf } from './slug.ts'

test('адрес — латиницей, не длиннее 80 знаков, и есть даже у имени без букв', () => {
  expect(slugOf('Сверло «8,5 мм» Р6М5К5', '1')).toBe('sverlo-8-5-mm-r6m5k5')
  expect(slugOf('Очень длинное имя '.repeat(20), '1').length).toBeLessThanOrEqual(80)
  expect(slugOf('———', '1')).toMatch(/^[\da-f]{8}$/)
})

test('код свойства годится в адрес фильтра, занятый получает хвост, всегда тот же', () => {
  const taken = new Set(['brand', 'dlina'])
  const tailed = newCode('Длина', 'one', taken)
  expect(tailed).toMatch(/^dlina_[\da-f]{8}$/)
  expect(newCode('Длина', 'one', new Set(['dlina']))).toBe(tailed)
  expect(newCode('Brand', 'b', taken)).not.toBe('brand')
  expect(newCode('12 граней', 'g', taken)).toBe('p_12_graney')
  expect(newCode('Хоть что-то', 't', taken)).toMatch(/_to_[\da-f]{8}$/)
  for (const name of ['я'.repeat(500), 'Длина '.repeat(50), '中文', '"'])
    expect(newCode(name, name, new Set())).toMatch(/^[a-z][a-z0-9_]{0,59}$/)
})
