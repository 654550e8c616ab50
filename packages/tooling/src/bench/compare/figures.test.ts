import { describe, expect, test } from 'vitest'
import { compareFigures, flatten, readReport } from './figures.ts'

describe('числа отчёта', () => {
  test('строка таблицы зовётся тем, что она измеряет', () => {
    const report = { sides: [{ side: 'section', what: 'раздел', connections: 8, p95: 12.5 }] }
    expect([...flatten(report)]).toEqual([['sides › section раздел 8 › p95', 12.5]])
  })

  test('строка без имени — своим местом, не числа пропущены', () => {
    expect([...flatten({ runs: [{ ms: 1 }, { ms: 2 }], isBarMet: true, note: null })]).toEqual([
      ['runs › 0 › ms', 1],
      ['runs › 1 › ms', 2],
    ])
  })

  test('отчёт находится среди других строк; без него — ошибка', () => {
    expect(readReport('Измеряю…\n{ "a": { "b": 1 } }\n')).toEqual({ a: { b: 1 } })
    expect(() => readReport('нет { отчёта')).toThrow('the bench printed no JSON')
  })
})

describe('сравнение', () => {
  const figures = (value: number, more: [string, number][] = []) => new Map([['a', value], ...more])

  test('медианы сторон, медиана и края отношений соседних запусков', () => {
    const pairs = [
      { before: figures(10), after: figures(20) },
      { before: figures(20), after: figures(20) },
      { before: figures(40), after: figures(60) },
    ]
    expect(compareFigures(pairs)).toEqual([
      { figure: 'a', before: 20, after: 20, ratio: 1.5, least: 1, greatest: 2 },
    ])
  })

  test('при чётном числе запусков медиана посередине', () => {
    const pairs = [
      { before: figures(10), after: figures(10) },
      { before: figures(10), after: figures(30) },
    ]
    expect(compareFigures(pairs)).toMatchObject([{ before: 10, after: 20, ratio: 2 }])
  })

  test('чего не мерила одна из сторон или что было нулём, того нет', () => {
    const pairs = [
      {
        before: figures(1, [['b', 0]]),
        after: figures(2, [
          ['b', 1],
          ['c', 3],
        ]),
      },
      {
        before: figures(1, [['b', 2]]),
        after: figures(2, [
          ['b', 1],
          ['c', 3],
        ]),
      },
    ]
    expect(compareFigures(pairs).map(({ figure }) => figure)).toEqual(['a'])
  })
})
