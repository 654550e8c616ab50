import { calculatorFields, calculatorNames } from '@isp/contract'
import { describe, expect, test } from 'vitest'
import { calculators, positiveOf, type Typed } from './calculators.ts'
import { formingDrill, threadOf, threads } from './threads.ts'

const count = (name: keyof typeof calculators, typed: Typed) =>
  Object.fromEntries(
    calculators[name]
      .results({ ...calculators[name].initial, ...typed })
      .map(({ name: label, value }) => [label, value === null ? null : Number(value.toFixed(3))]),
  )

describe('калькуляторы считают по формулам справочников', () => {
  test('обороты и скорость: туда и обратно', () => {
    expect(count('speed', { diameter: '10', speed: '31,416', turns: '' })).toEqual({
      Обороты: 1000.002,
      'Скорость резания': null,
    })
    expect(count('speed', { diameter: '20', speed: '', turns: '1000' })).toEqual({
      Обороты: null,
      'Скорость резания': 62.832,
    })
  })

  test('подача: минутная, на оборот, на зуб', () => {
    expect(
      count('feed', { toothFeed: '0.05', teeth: '4', turns: '2500', feedRate: '300' }),
    ).toEqual({ 'Минутная подача': 500, 'Подача на оборот': 0.2, 'Подача на зуб': 0.03 })
  })

  test('мощность и момент: фреза, резец, сверло; своя сила резания — вместо обычной', () => {
    const milling = { operation: 'milling', group: 'P', depth: '5', width: '50', feedRate: '600' }
    expect(count('power', { ...milling, turns: '1000' })).toEqual({
      'Мощность резания': 5,
      'На двигателе при КПД 0,8': 6.25,
      'Момент на шпинделе': 47.746,
    })
    expect(count('power', { ...milling, force: '1000' })['Мощность резания']).toBe(2.5)
    expect(
      count('power', { operation: 'turning', group: 'P', speed: '150', depth: '2', feed: '0,2' })[
        'Мощность резания'
      ],
    ).toBe(2)
    expect(
      count('power', {
        operation: 'drilling',
        group: 'P',
        diameter: '20',
        speed: '60',
        feed: '0,2',
      })['Мощность резания'],
    ).toBe(2)
  })

  test('резьба: метчик, раскатник, шаг', () => {
    expect(count('thread-drill', { thread: 'M10x1.5' })).toEqual({
      'Сверло под метчик': 8.5,
      'Сверло под раскатник': 9.3,
      Шаг: 1.5,
    })
  })

  test('масса: круг, лист, труба, шестигранник', () => {
    const length = { length: '1000', count: '2', material: 'steel' }
    expect(count('weight', { ...length, shape: 'round', diameter: '50' })).toEqual({
      Масса: 30.827,
    })
    expect(count('weight', { ...length, shape: 'plate', width: '100', thickness: '10' })).toEqual({
      Масса: 15.7,
    })
    expect(count('weight', { ...length, shape: 'tube', diameter: '50', wall: '5' })).toEqual({
      Масса: 11.098,
    })
    expect(count('weight', { ...length, shape: 'hexagon', flats: '24' })).toEqual({ Масса: 7.832 })
  })

  test.each([
    ['weight', { shape: 'tube', diameter: '60', wall: '40' }, 'wall'],
    ['weight', { shape: 'tube', diameter: '60', wall: '30' }, 'wall'],
    ['power', { operation: 'turning', diameter: '20', depth: '12' }, 'depth'],
  ] as const)('%s %j: такого не бывает — прочерк и слова у поля', (name, typed, field) => {
    const all = { ...calculators[name].initial, ...typed }
    for (const value of Object.values(count(name, all))) expect(value).toBeNull()
    expect(Object.keys(calculators[name].faults?.(all) ?? {})).toEqual([field])
    const thinner = { ...all, [field]: '1' }
    expect(calculators[name].faults?.(thinner)).toEqual({})
  })

  test('у мелкой резьбы оба знака — запятые', () => {
    const [field] = calculators['thread-drill'].fields({})
    expect(field?.options?.map(({ label }) => label)).toContain('М2,5×0,45')
    expect(field?.options?.filter(({ label }) => label.includes('.'))).toEqual([])
  })

  test.each(['', '0', '-5', 'десять', '1e999', 'NaN'])(
    '«%s» — не число: прочерк, не NaN',
    (text) => {
      expect(positiveOf(text)).toBeNull()
      for (const name of ['speed', 'feed', 'weight'] as const) {
        const all = Object.fromEntries(
          Object.keys(calculators[name].initial).map((key) => [key, text]),
        )
        for (const value of Object.values(count(name, all))) expect(value).toBeNull()
      }
    },
  )
})

test('текст называет поля калькулятора теми же именами', () => {
  for (const name of calculatorNames) {
    expect(Object.keys(calculators[name].initial).toSorted()).toEqual(
      calculatorFields[name].toSorted(),
    )
  }
})

describe('резьбы', () => {
  test('как её ни напишут', () => {
    for (const written of ['М8', 'm8', 'M8×1,25', 'М8х1.25-6H', 'M 8 x 1.25']) {
      expect(threadOf(written)?.code).toBe('M8x1.25')
    }
    expect(threadOf('М10х1')?.drill).toBe(9)
    expect(threadOf('G1/2')?.drill).toBe(19)
    for (const written of ['', 'M7', 'M8x3', 'болт']) expect(threadOf(written)).toBeUndefined()
  })

  test('сверло под метчик меньше резьбы примерно на шаг, под раскатник — больше него', () => {
    for (const thread of threads) {
      expect(Math.abs(thread.size - thread.pitch - thread.drill)).toBeLessThan(0.35)
      expect(formingDrill(thread)).toBeGreaterThan(thread.drill)
      expect(formingDrill(thread)).toBeLessThan(thread.size)
    }
  })
})
