import { describe, expect, test } from 'vitest'
import { readPasted } from './read-pasted.ts'

const A = '2301-1020-19'

/** The most likely reading of each line. */
const read = (text: string) =>
  readPasted(text).map(({ readings: [first] }) => [first?.article, first?.quantity])

describe('одна строка: артикул и количество, как бы их ни написали', () => {
  test.each([
    [`${A}, 5 шт`],
    [`${A}, 5 шт.`],
    [`${A} 5шт`],
    [`${A}\t5`],
    [`${A};5`],
    [`${A} ; 5 ;`],
    [`| ${A} | 5 |`],
    [`${A} 5`],
    [`${A}    5`],
    [`5 ${A}`],
    [`5\t${A}`],
    [`5 шт ${A}`],
    [`5 штук ${A}`],
    [`${A} х5`],
    [`${A} x5`],
    [`${A} ×5`],
    [`${A} х 5 шт`],
    [`${A}х5`],
    [`${A}*5`],
    [`5 x ${A}`],
    [`5x ${A}`],
    [`${A} - 5`],
    [`${A} — 5 шт`],
    [`${A} – 5 шт.`],
    [`${A}-5шт`],
    [`${A},5`],
    [`${A}: 5`],
    [`${A}=5`],
    [`${A} (5 шт)`],
    [`${A} [5]`],
    [`Арт. ${A}, кол-во: 5`],
    [`арт.${A} количество 5`],
    [`Артикул: ${A}; Кол. 5`],
    [`qty 5 sku ${A}`],
    [`«${A}», 5 шт`],
    [`"${A}"\t"5"`],
    [`"${A}","5"`],
    [`\uFEFF${A}\u00A05\u00A0шт`],
    [`${A.replaceAll('-', '\u2011')} 5`],
    [`\u200B${A}\u200B\t5\r\n`],
    [`${A} 5 упак.`],
    [`${A} 5 компл`],
    [`${A}\t5,000`],
    [`${A}\t5\tшт`],
    [`${A}\tшт\t5`],
    [`${A}\t\t5`],
  ])('%j', (text) => expect(read(text)).toEqual([[A, '5']]))

  test.each([
    ['2301 1020 19 5', '2301 1020 19'],
    ['ER 32 5 шт', 'ER 32'],
    ['23010054 5', '23010054'],
    ['5 23010054', '23010054'],
    ['A/10 5', 'A/10'],
    ['Пластина CNMG120408-PM 5', 'CNMG120408-PM'],
    ['2301.0054 5', '2301.0054'],
    ['М8х50/А2 5', 'М8х50/А2'],
    ['Резец 12, левый 25x25\t5', 'Резец 12, левый 25x25'],
    ['5;Резец 2301-1020', 'Резец 2301-1020'],
  ])('артикул иначе: %j', (text, article) => expect(read(text)).toEqual([[article, '5']]))

  test.each([
    [`${A}, 1 000 шт`, '1000'],
    [`${A} 1 000 шт`, '1000'],
    [`${A}\t1 000`, '1000'],
    [`${A}\t1\u00A0000,00\tшт\t12,50`, '1000'],
    [`${A} 12 500 шт`, '12500'],
  ])('тысячи: %j', (text, quantity) => expect(read(text)).toEqual([[A, quantity]]))
})

describe('размеры, цены и номера строк — не количество', () => {
  test.each([
    `${A} Сверло 8,5 мм`,
    `${A} Сверло Ø 8`,
    `${A} Фреза 10х50`,
    `${A} Фреза 10 х 50 х 100 мм`,
    `${A} Сверло DIN 338`,
    `${A} Патрон ER 32`,
    `${A} Дрель 750 Вт`,
    `${A} Круг 125 мм 80 м/с`,
    `${A} Головка 1/2"`,
    `${A} Ключ 10-13 мм`,
    `${A} 1 234,50 ₽`,
    `${A} 1234.50`,
    `${A} 500 руб.`,
    `${A} цена 500`,
    `1. ${A}`,
    `№ 7 ${A}`,
    A,
  ])('%j', (text) => expect(read(text)).toEqual([[A, null]]))

  test.each([
    `1. ${A} Сверло 8,5 мм 5 шт 1 234,50 ₽`,
    `1) ${A} Сверло 8,5 мм — 5 шт по 1 234,50 руб.`,
    `${A} Сверло 8,5 мм 5 шт`,
    `${A} 5 Сверло 8,5 мм HSS 10`,
    `Сверло 8,5 мм, ${A}, 5 шт`,
    `Сверло 10х50 ${A} 5`,
    `Сверло (упак. 10 шт) ${A} 5 шт`,
    `${A} Сверло (упак. 10 шт) 5 шт`,
    `${A}\tСверло 8,5\t5\tшт\t1 234,50\t6 172,50`,
    `1\t${A}\tСверло 10х50\tшт\t5\t100\t500`,
    `${A} 5 100`,
    `${A} 5 шт 100 ₽ 500 ₽`,
    `${A} по 100 руб 5 шт`,
    `${A}; Сверло; 1 234,50; 5 шт`,
  ])('%j', (text) => expect(read(text)).toEqual([[A, '5']]))

  test('число за словом названия — под сомнением: решит название найденного товара', () => {
    expect(readPasted(`${A} Сверло 5`)[0]?.readings[0]).toMatchObject({
      article: A,
      quantity: '5',
      isDoubtful: true,
    })
    expect(readPasted(`${A} 10 м`)[0]?.readings[0]?.isDoubtful).toBe(true)
    expect(readPasted(`${A} 5`)[0]?.readings[0]?.isDoubtful).toBe(false)
  })

  test.each([
    [`${A}\t0`, '0'],
    [`${A}\t-1`, '-1'],
    [`${A} 1,5 шт`, '1,5'],
    [`${A}\t1,5`, '1,5'],
    [`${A}\t1e9`, '1e9'],
  ])('чего заказать нельзя, не теряется: %j', (text, quantity) =>
    expect(read(text)).toEqual([[A, quantity]]),
  )
})

describe('много строк', () => {
  test('номера строк впереди — не количество', () => {
    expect(read(`1 ${A} 7\n2 A/10-22 8\n3 B-13 9`)).toEqual([
      [A, '7'],
      ['A/10-22', '8'],
      ['B-13', '9'],
    ])
    expect(read(`1\t${A}\n2\tB-13\n3\tC-14`)).toEqual([
      [A, null],
      ['B-13', null],
      ['C-14', null],
    ])
  })

  test('количества впереди, хоть и по порядку, — количества, если других чисел нет', () => {
    expect(read(`1 ${A}\n2 B-13`)).toEqual([
      [A, '1'],
      ['B-13', '2'],
    ])
    expect(read(`4 ${A}\n2 B-13\n9 C-14`)).toEqual([
      [A, '4'],
      ['B-13', '2'],
      ['C-14', '9'],
    ])
  })

  test('заголовки таблицы называют столбцы, где бы те ни стояли', () => {
    const rows = [
      'Цена\tКол-во\tНаименование\tАртикул',
      `100\t5\tСверло 10\t${A}`,
      '7\t\tФреза\tB-13',
    ]
    expect(read(rows.join('\r\n'))).toEqual([
      [A, '5'],
      ['B-13', null],
    ])
  })

  test('заголовки, итоги и пустые строки — не товары; строки нумеруются, как видит их человек', () => {
    const text = `Артикул  Количество\n\n${A} 5\n   \nИтого: 5 шт\nВсего 1 234,50 ₽\n---\nB-13 1`
    expect(readPasted(text).map(({ number }) => number)).toEqual([3, 8])
  })

  test('ячейка в кавычках: с переносом строки, с кавычками, с точкой с запятой внутри', () => {
    expect(read(`${A}\t"Сверло\n""А""; 8,5 мм"\t5\nB-13\tФреза\t2`)).toEqual([
      [A, '5'],
      ['B-13', '2'],
    ])
    expect(read(`${A};"Сверло; 8,5";5`)).toEqual([[A, '5']])
    expect(read(`"${A}","Сверло ""А"", 8,5","5"`)).toEqual([[A, '5']])
  })

  test('незакрытая кавычка остаётся знаком: дюймы не съедают следующих строк', () => {
    expect(read(`Головка 1/2" ${A} 5\nГоловка 3/4" B-13 2`)).toEqual([
      [A, '5'],
      ['B-13', '2'],
    ])
  })

  test('кавычка в начале ячейки, которую никто не закрыл, тоже не склеивает строк', () => {
    expect(readPasted(`"${A}\t5\nB-13\t"2" шт`).map(({ number }) => number)).toEqual([1, 2])
  })

  test('любой конец строки: \\r, \\r\\n, \\u2028', () => {
    expect(read(`${A} 5\rB-13 2\r\nC-14 3\u2028D-15 4`).map(([, quantity]) => quantity)).toEqual([
      '5',
      '2',
      '3',
      '4',
    ])
  })

  test('без артикула: слова для поиска и количество', () => {
    expect(readPasted('Сверло 8,5 мм 5 шт 100 ₽')).toMatchObject([
      { words: 'Сверло 8,5 мм', readings: [{ article: 'Сверло 8,5 мм', quantity: '5' }] },
    ])
    expect(readPasted('1\tКлюч разводной\t2\tшт\t100')).toMatchObject([
      { words: 'Ключ разводной', readings: [{ article: 'Ключ разводной', quantity: '2' }] },
    ])
  })

  test('пусто, одни знаки, одни пробелы: строк нет', () => {
    expect(['', ' \n\t', '---\n***\n;;;', '\uFEFF'].flatMap(readPasted)).toEqual([])
  })

  test('HTML и формулы — просто текст', () => {
    const [line] = readPasted('<img src=x onerror=alert(1)>\t5')
    expect(line?.text).toBe('<img src=x onerror=alert(1)>\t5')
    expect(read(`=1+1;${A};5`)).toEqual([[A, '5']])
  })

  test.each([`Резец 12, левый\t5`, `"A\n10"\t5`, `${A}; Сверло; 5`, `${A}, 5 шт`])(
    'строка, вставленная ещё раз, читается так же: %j',
    (text) => {
      const [line] = readPasted(text)
      expect(readPasted(line?.text ?? '')[0]?.readings).toEqual(line?.readings)
    },
  )

  test('500 строк — 500 строк, по порядку', () => {
    const text = Array.from({ length: 500 }, (_, at) => `T-${at + 1000}, ${at + 1} шт`).join('\n')
    const lines = read(text)
    expect(lines).toHaveLength(500)
    expect(lines[499]).toEqual(['T-1499', '500'])
  })
})

/** Quadratic work would take minutes on these lines; the texts have the greatest length allowed. */
describe('текст, который нарочно трудно читать', () => {
  test.each([
    '1',
    '111 ',
    '1-',
    '\t"',
    '"',
    '\t""',
    '1x',
    '(',
    'А1-',
    '1,',
    'кол-во ',
    '5 шт ',
    '1 2 3 4 5 6 7 8 9 1\n',
  ])('%j много раз', (piece) => {
    const text = piece.repeat(Math.floor(20_000 / piece.length))
    expect(readPasted(text).every(({ readings }) => readings.length > 0)).toBe(true)
  })
})
