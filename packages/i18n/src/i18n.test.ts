import { describe, expect, test, vi } from 'vitest'
import {
  countOf,
  EM_DASH,
  fieldMessage,
  formatDate,
  formatDateShort,
  formatMoney,
  formatNumber,
  formatQuantity,
  momentHere,
  type PluralForms,
  perUnit,
  plural,
  quoted,
  shopDay,
  typograph,
  withUnit,
} from './index.ts'

/** Shows no-break spaces as «~», so that expected values are readable. */
const seen = (text: string): string => text.replaceAll('\u00A0', '~')

describe('числа', () => {
  test.each([
    [0, '0'],
    [7, '7'],
    [999, '999'],
    [1000, '1~000'],
    [1_000_000, '1~000~000'],
    [1234567.5, '1~234~567,5'],
    [8.5, '8,5'],
    [0.1 + 0.2, '0,3'],
    [-1204, '\u22121~204'],
    [-0, '0'],
    [1e-9, '0'],
    [-1e-9, '0'],
  ])('%d покупатель читает как «%s»', (value, text) => {
    expect(seen(formatNumber(value))).toBe(text)
  })

  test('заданное число знаков соблюдается', () => {
    expect(formatNumber(8, 2)).toBe('8,00')
    expect(formatNumber(8.126, 2)).toBe('8,13')
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY])(
    'сломанное значение %d не похоже на число',
    (value) => {
      expect(formatNumber(value)).toBe(EM_DASH)
    },
  )

  test('число не отрывается от единицы', () => {
    expect(seen(formatQuantity(1200, 'шт'))).toBe('1~200~шт')
    expect(seen(formatQuantity(3, 'пог. м'))).toBe('3~пог.~м')
    expect(formatQuantity(8.5, '')).toBe('8,5')
  })

  test.each([
    [72, 'пара', '72~пары'],
    [5, 'пара', '5~пар'],
    [21, 'пара', '21~пара'],
    [11, 'упаковка', '11~упаковок'],
    [3, 'упаковка', '3~упаковки'],
    [2, 'комплект', '2~комплекта'],
    [1.5, 'метр', '1,5~метра'],
    [5, 'упак', '5~упак'],
    [5, 'компл', '5~компл'],
  ])('%d и единица «%s» — %s', (value, unit, expected) => {
    expect(seen(formatQuantity(value, unit))).toBe(expected)
  })

  test('цена — за единицу', () => {
    expect(
      ['пара', 'упаковка', 'комплект', 'шт', 'тыс. шт'].map((unit) => seen(perUnit(unit))),
    ).toEqual(['за~пару', 'за~упаковку', 'за~комплект', 'за~шт', 'за~тыс. шт'])
  })

  test('знак градуса стоит вплотную, градусы Цельсия — через пробел', () => {
    expect(formatQuantity(135, '°')).toBe('135°')
    expect(formatQuantity(8.5, '×D')).toBe('8,5×D')
    expect(seen(formatQuantity(20, '°C'))).toBe('20~°C')
    expect(withUnit('от 3', null)).toBe('от 3')
  })
})

describe('деньги', () => {
  test.each([
    [0, '0,00~₽'],
    [5, '0,05~₽'],
    [100, '1,00~₽'],
    [123450, '1~234,50~₽'],
    [1234560, '12~345,60~₽'],
    [1234500, '12~345,00~₽'],
    [100_000_000_00, '100~000~000,00~₽'],
    [-123450, '\u22121~234,50~₽'],
    [29, '0,29~₽'],
    [100_000_001, '1~000~000,01~₽'],
  ])('%i копеек — «%s»', (kopecks, text) => {
    expect(seen(formatMoney(kopecks))).toBe(text)
  })
})

describe('множественное число', () => {
  const goods: PluralForms = ['товар', 'товара', 'товаров']

  test.each([
    [0, 'товаров'],
    [1, 'товар'],
    [2, 'товара'],
    [4, 'товара'],
    [5, 'товаров'],
    [11, 'товаров'],
    [12, 'товаров'],
    [14, 'товаров'],
    [20, 'товаров'],
    [21, 'товар'],
    [22, 'товара'],
    [111, 'товаров'],
    [121, 'товар'],
    [1_000_000, 'товаров'],
    [-1, 'товар'],
    [-11, 'товаров'],
    [1.5, 'товара'],
  ])('%d %s', (count, word) => {
    expect(plural(count, goods)).toBe(word)
  })

  test('число и слово стоят в одной строке', () => {
    expect(seen(countOf(1_000_000, goods))).toBe('1~000~000~товаров')
  })
})

describe('даты', () => {
  test('день и месяц, год по просьбе', () => {
    expect(seen(formatDate('2026-12-12'))).toBe('12~декабря')
    expect(seen(formatDate('2026-03-01', { year: true }))).toBe('1~марта~2026')
    expect(formatDateShort('2026-03-01')).toBe('01.03.2026')
  })

  test('момент — днём того, кто смотрит, а на сервере — днём магазина', () => {
    // 01:30 in Moscow
    expect(seen(formatDate(momentHere('2026-12-09T22:30:00Z')))).toBe('10~декабря')
    expect(formatDateShort(momentHere('2025-12-31T22:00:00+00:00'))).toBe('01.01.2026')
    expect(shopDay('2026-12-09T20:59:59Z')).toBe('2026-12-09')
    vi.stubGlobal('document', {})
    const here = new Date('2026-12-09T22:30:00Z')
    expect(seen(formatDate(momentHere(here.toISOString())))).toBe(`${here.getDate()}~декабря`)
    vi.unstubAllGlobals()
  })

  test('часовой пояс не сдвигает день календаря', () => {
    expect(seen(formatDate('2026-12-31T23:59:59+12:00', { year: true }))).toBe('31~декабря~2026')
    expect(formatDateShort('2026-01-01T00:00:00-11:00')).toBe('01.01.2026')
  })

  test.each(['', '12.12.2026', '2026-13-01', '2026-00-10', '2026-12-32', '2026-12-1234'])(
    'непонятное «%s» не превращается в чужую дату',
    (iso) => {
      expect(formatDate(iso)).toBe(EM_DASH)
      expect(formatDateShort(iso)).toBe(EM_DASH)
    },
  )
})

describe('типографика', () => {
  test('короткие слова и тире не висят на краях строки', () => {
    expect(seen(typograph('Товар и в цехе — на складе'))).toBe('Товар и~в~цехе~— на~складе')
  })

  test('второе применение ничего не меняет', () => {
    const once = typograph('Цена с НДС — по договору')
    expect(typograph(once)).toBe(once)
  })

  test('кавычки — ёлочки', () => {
    expect(quoted('ИСП')).toBe('«ИСП»')
    expect(quoted('Ключ «Профи»')).toBe('«Ключ „Профи“»')
  })
})

describe('сообщения полей (§5)', () => {
  test.each([
    [1, 'Максимум 1~файл'],
    [3, 'Максимум 3~файла'],
    [30, 'Максимум 30~файлов'],
  ])('файлов не больше %i', (max, text) => {
    expect(seen(fieldMessage('TOO_MANY_FILES', { max }))).toBe(text)
  })
})
