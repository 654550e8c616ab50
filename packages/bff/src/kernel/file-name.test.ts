import { describe, expect, test } from 'vitest'
import { readableFileName } from './file-name.ts'

const read = (bytes: Uint8Array, alphabet: string) => new TextDecoder(alphabet).decode(bytes)
const in1251 = Uint8Array.from([...[0xc7, 0xe0, 0xea, 0xe0, 0xe7], ...Buffer.from(' 15.xlsx')])
const inUtf8 = Buffer.from('Заказ №15 на фрезы.xlsx')

describe('задача 15, «Bad input»: имена файлов в windows-1251', () => {
  test('имя, прочитанное не той кодировкой, показано по-русски', () => {
    expect(readableFileName(Buffer.from(in1251).toString('latin1'))).toBe('Заказ 15.xlsx')
    expect(readableFileName(inUtf8.toString('latin1'))).toBe('Заказ №15 на фрезы.xlsx')
    expect(readableFileName(read(inUtf8, 'windows-1251'))).toBe('Заказ №15 на фрезы.xlsx')
  })

  test.each([
    'order.xlsx',
    'Заказ 15.xlsx',
    'Ёлка.xlsx',
    'СРОЧНО Р-1.xlsx',
    'Café à la carte.xlsx',
    'Größe Übermaß.xlsx',
    'señor.pdf',
    'Château ÉÀÇ.pdf',
    '订单.xlsx',
    '\u{1f600}.pdf',
    '',
  ])('чужое и верное имя не тронуто: %s', (name) => {
    expect(readableFileName(name)).toBe(name)
  })
})
