import { describe, expect, test } from 'vitest'
import { exitCodeOf, type FaultRow, faultJson, faultTable, reportOf } from './fault-report.ts'

const row = (change: Partial<FaultRow> = {}): FaultRow => ({
  id: 'bff-killed',
  title: 'сервер убит',
  saw: '«Бренды»',
  outcome: 'survived',
  reason: null,
  answeredMs: 5432,
  ...change,
})
const fallen = row({ id: 'logs-full', outcome: 'not survived', saw: '', reason: 'заказ принят' })
const untried = row({ id: 'index-full', outcome: 'not tried', reason: 'нужен root', saw: '' })

describe('код выхода', () => {
  test.each([
    ['всё пережито', [row(), row()], 0],
    ['одно не пережито', [row(), fallen], 1],
    ['одно не проверено: это не пережито', [row(), untried], 1],
    ['не проверено ничего', [], 1],
  ])('%s', (_, rows, code) => {
    expect(exitCodeOf(reportOf(rows))).toBe(code)
  })
})

describe('таблица', () => {
  const lines = faultTable(reportOf([row(), fallen, untried]), 120_000).split('\n')

  test('строка на сбой: что увидел посетитель, пережит ли, сколько магазин не отвечал', () => {
    expect(lines[1]).toMatch(/^bff-killed +сервер убит +«Бренды» +да +5,4$/)
    expect(lines[2]).toMatch(/^logs-full +сервер убит +– +НЕТ/)
    expect(lines[3]).toMatch(/^index-full +сервер убит +– +не проверен/)
  })

  test('столбцы стоят ровно, как бы ни были длинны слова', () => {
    const places = lines.slice(0, 4).map((line) => line.search(/пережит|да|НЕТ|не проверен/))
    expect(new Set(places)).toHaveLength(1)
  })

  test('названо, какой шаг не удался, и срок; последняя строка — пережито из всех', () => {
    expect(lines).toContain('logs-full: заказ принят')
    expect(lines).toContain('index-full: нужен root')
    expect(lines.at(-2)).toMatch(/120,0 с/)
    expect(lines.at(-1)).toBe('1 / 3')
  })

  test('где магазин не переставал отвечать, времени нет', () => {
    expect(faultTable(reportOf([row({ answeredMs: null })]), 1).split('\n')[1]).toMatch(/да +–$/)
  })
})

test('JSON говорит то же', () => {
  expect(JSON.parse(faultJson(reportOf([row(), fallen])))).toEqual({
    rows: [row(), fallen],
    survived: 1,
    all: 2,
  })
})
