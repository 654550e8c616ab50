import { exchangeEntities, parseFields } from '@isp/contract'
import { expect, test } from 'vitest'
import { faultMessage } from './exchange.messages.ts'

const wrong = [
  ...[
    undefined,
    null,
    '',
    ' ',
    'мусор\n',
    -1,
    1.5,
    1e30,
    true,
    [],
    {},
    [1],
    ['x'],
    [{}],
    'x'.repeat(60_000),
  ],
  ...[
    '2027-02-30',
    '0001-01-01T00:00:00',
    '00000000-0000-0000-0000-000000000000',
    [{ id: 5, date: 5, lines: 5 }],
  ],
]

test.each(exchangeEntities.map(({ name, record, example }) => ({ name, record, example })))(
  '$name: о каждом неверном поле сказано, что в нём нужно',
  ({ record, example }) => {
    const told = Object.keys({ ...example, ...knownFields(record) }).flatMap((field) =>
      wrong.flatMap((value) => {
        const parsed = parseFields<object>(record, { ...example, [field]: value })
        return parsed.isSound
          ? []
          : parsed.errors.map((error) => ({ error, words: faultMessage(error) }))
      }),
    )
    expect(told.length).toBeGreaterThan(10)
    for (const { error, words } of told)
      expect(words, JSON.stringify(error)).not.toMatch(
        /здесь не подходит|Проверьте это поле|Проверьте дату|формат: |undefined|NaN|\[object/,
      )
  },
)

/** All fields of a record, including those that its example omits. */
const knownFields = (record: unknown): object =>
  (record as { def: { out: { shape: object } } }).def.out.shape

test('слова называют тип и вид, который нужен', () => {
  const told = (name: string, change: object) => {
    const { record, example } = exchangeEntities.find((one) => one.name === name) ?? {}
    const parsed = record && parseFields<object>(record, { ...example, ...change })
    return parsed && !parsed.isSound ? parsed.errors.map((error) => faultMessage(error)) : []
  }
  expect(told('products', { name: 5 })).toEqual(['Не тот тип: нужно текст'])
  expect(told('products', { vatRate: 'много' })).toEqual([expect.stringContaining('ставка НДС')])
  expect(told('prices', { price: [] })).toEqual([expect.stringContaining('число, можно текстом')])
  expect(told('currencies', { id: 'руб' })).toEqual([expect.stringContaining('ISO 4217')])
  expect(told('agreements', { validUntil: '2027-02-30' })).toEqual([
    expect.stringContaining('не бывает'),
  ])
  expect(told('agreements', { validUntil: '2027-01-01Tмусор' })).toEqual([
    expect.stringContaining('2026-01-31T10:15:00'),
  ])
})
