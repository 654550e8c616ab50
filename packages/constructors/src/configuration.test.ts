import { type ConstructorType, constructorTypeSchema } from '@isp/contract'
import { describe, expect, test } from 'vitest'
import { configure, readAddress, writeAddress } from './configuration.ts'
import { evaluate } from './expression.ts'
import { toleranceOf } from './tolerance.ts'

const type: ConstructorType = constructorTypeSchema.parse({
  slug: 'sterzhen',
  version: 2,
  order: 1,
  name: 'Стержень',
  lead: '',
  parameters: [
    {
      key: 'd',
      name: 'Диаметр',
      kind: 'number',
      unit: 'мм',
      min: '1',
      max: '20',
      step: 0.1,
      default: '8',
    },
    {
      key: 'L',
      name: 'Длина',
      kind: 'number',
      unit: 'мм',
      min: 'd',
      max: '200',
      step: 0.5,
      default: '10 * d',
    },
    {
      ...{ key: 'end', name: 'Конец', kind: 'choice', default: "'flat'" },
      options: [
        { value: 'flat', name: 'Плоский', code: '' },
        { value: 'hex', name: 'Шестигранный', code: 'Ш', when: 'd >= 6' },
      ],
    },
    {
      ...{ key: 's', name: 'Под ключ', kind: 'number', unit: 'мм', when: "end == 'hex'" },
      ...{ min: '1', max: '20', step: 0.5, default: 'd - 1' },
    },
  ],
  rules: [{ broken: 'L > 15 * d', at: ['L', 'd'], message: 'Длиннее {15 * d} мм погнётся.' }],
  code: [{ text: 'СТ {d}×{L}{end.code}' }, { text: '-{s}', when: "end == 'hex'" }],
  drawing: { body: [{ length: 'L', d: 'd' }], dimensions: [] },
  notes: [],
  match: {
    sections: [{ slug: 'a' }],
    attributes: [{ code: 'diameter', label: 'Ø', unit: 'мм', value: 'd', near: '1' }],
  },
})
const faults = (typed: Record<string, string>) =>
  configure(type, typed).faults.map(({ key, code }) => `${key} ${code}`)

describe('неверные значения: у каждого поля сказано, что не так', () => {
  test.each([
    [{ d: '0,5' }, ['d TOO_SMALL']],
    [{ d: '21' }, ['d TOO_BIG']],
    [{ d: '8.55' }, ['d STEP']],
    [{ d: 'восемь' }, ['d NUMBER']],
    [{ d: '' }, ['d NUMBER']],
    [{ d: '1e9' }, ['d NUMBER']],
    [{ d: '8', L: '7' }, ['L TOO_SMALL']],
    [{ d: '5', end: 'hex' }, ['end OPTION']],
    [{ end: '__proto__' }, ['end OPTION']],
    [{ d: '2', L: '50' }, ['L RULE', 'd RULE']],
  ])('%o', (typed, expected) => {
    expect(faults(typed)).toEqual(expected)
  })

  test('введённое не теряется, а правило называет число', () => {
    const { shown, faults: found } = configure(type, { d: '2', L: '50' })
    expect(shown).toMatchObject({ d: '2', L: '50' })
    expect(found[0]).toMatchObject({ message: 'Длиннее 30 мм погнётся.' })
    expect(configure(type, { d: 'восемь', end: 'net' }).shown).toMatchObject({
      d: 'восемь',
      end: 'net',
    })
  })
})

describe('зависимости', () => {
  test('длина следует за диаметром, пока её не ввели; запятая и точка — одно', () => {
    expect(configure(type, { d: '10' }).code).toBe('СТ 10×100')
    expect(configure(type, { d: '8,5', L: '90' }).code).toBe('СТ 8,5×90')
    expect(configure(type, { d: '8.5', L: '90' }).code).toBe('СТ 8,5×90')
  })

  test('поле, которое не спрашивают, не мешает и в адрес не идёт', () => {
    const flat = configure(type, { s: '900' })
    expect([flat.faults, flat.shown.s]).toEqual([[], undefined])
    expect(configure(type, { end: 'hex' }).code).toBe('СТ 8×80Ш-7')
  })
})

describe('адрес конфигурации', () => {
  test('открывает то же самое', () => {
    const own = configure(type, { d: '8,5', end: 'hex' })
    const address = writeAddress(type, own)
    expect(address.toString()).toBe('v=2&d=8.5&L=85&end=hex&s=7.5')
    const { typed, otherVersion } = readAddress(type, address)
    expect([configure(type, typed).code, otherVersion]).toEqual([own.code, null])
  })

  test('другая версия названа вместе с тем, чего здесь больше нет', () => {
    const read = readAddress(type, new URLSearchParams('v=1&d=9&chamfer=2'))
    expect(read).toEqual({ typed: { d: '9' }, otherVersion: '1', unknown: ['chamfer'] })
  })
})

describe('формулы', () => {
  test.each([
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['8 - 3 - 2', 3],
    ['-2 * -3', 6],
    ['0.1 + 0.2 == 0.3 or 0.1 + 0.2 <= 0.3', true],
    ["if(x > 3 and not(x == 5), 'да', 'нет')", 'да'],
    ["table('rows', 4)", 20],
    ["table('rows', 0)", 10],
    ['round(7.26, 0.5)', 7.5],
  ])('%s', (formula, expected) => {
    expect(
      evaluate(
        formula,
        { x: 4 },
        {
          rows: [
            [1, 10],
            [3, 20],
            [5, 30],
          ],
        },
      ),
    ).toBe(expected)
  })

  test.each(['1 +', '(1', 'y', 'constructor', 'toString()', 'x.y', '1 2', "'a' + 1", 'eval(1)'])(
    'чего нет в языке формул, отвергается: %s',
    (formula) => {
      expect(() => evaluate(formula, { x: 4 })).toThrow()
    },
  )

  test('допуски — по ГОСТ 25346', () => {
    expect([
      toleranceOf(7, 10),
      toleranceOf(8, 8.5),
      toleranceOf(14, 117),
      toleranceOf(6, 3),
    ]).toEqual([0.015, 0.022, 0.87, 0.006])
  })
})
