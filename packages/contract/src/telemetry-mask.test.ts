import { expect, test } from 'vitest'
import { fileOfFrame, firstFrame, maskMessage } from './telemetry-mask.ts'

test.each([
  ['нет заказа 1042 для ivan.petrov@example.com', 'нет заказа # для [mail]'],
  ['а@домен.рф, «b@c»', '[mail], [mail]'],
  ['GET https://shop.ru/search/x/?q=тайна#a failed', 'GET https://shop.ru/search/x/ failed'],
  ['token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc rejected', 'token [key] rejected'],
  ['id f1000000-0001-4000-8000-00000000000c', 'id [key]'],
  ['+7 (903) 123-45-67', '+# (#) #-#-#'],
  ['  a\n\tb  ', 'a b'],
  [
    "Cannot read properties of undefined (reading 'price')",
    "Cannot read properties of undefined (reading 'price')",
  ],
])('из текста ошибки уходит личное: %s', (text, masked) => {
  expect(maskMessage(text)).toBe(masked)
})

test('длинный текст обрезан, и мегабайт не задерживает', () => {
  expect(maskMessage('я'.repeat(1_000_000))).toHaveLength(200)
  expect(maskMessage('a1'.repeat(500_000))).toBe('[key]')
})

test('от места ошибки остаётся файл со строкой; выпуск его не меняет', () => {
  const stack =
    'TypeError: x\n    at a (https://shop.ru/static/v/web/main.0a1b2c3d.js?again=1:1:2045)'
  expect(firstFrame(stack)).toBe('main.0a1b2c3d.js:1:2045')
  expect(fileOfFrame('main.0a1b2c3d.js:1:2045')).toBe('main.js')
  expect(firstFrame('no script at all')).toBe('')
})
