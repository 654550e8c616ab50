import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fromRoot } from '../workspace/paths.ts'
import { coresOf, figures, machinesOf, memoryOf } from './capacity.ts'
import { CAPACITY_FILE, capacityTable, withTable } from './capacity-table.ts'

test('таблицы в capacity.md — те, что считает команда: npm run fleet -- capacity', () => {
  const document = readFileSync(fromRoot(CAPACITY_FILE), 'utf8')
  expect(withTable(document, capacityTable())).toBe(document)
  expect(document).toContain(figures.pageShell.what)
})

test('десять миллионов товаров: память сервера API на замене индекса та, что была измерена', () => {
  // 7.2 GB at rest of a process with everything (record 067)
  expect(memoryOf({ goods: 10_000_000 }).bff / 1024).toBeCloseTo(6.9, 0)
})

test('вдесятеро больше посетителей — вдесятеро больше ядер; больше товаров не дешевле', () => {
  const small = coresOf({ goods: 100_000, visitors: 1000 })
  const large = coresOf({ goods: 100_000, visitors: 10_000 })
  expect(large.shell / small.shell).toBeCloseTo(10)
  expect(coresOf({ goods: 10_000_000, visitors: 1000 }).bff).toBeGreaterThan(small.bff)
})

test('без одной машины остальные несут всё', () => {
  const demand = { goods: 1_000_000, visitors: 300_000 }
  const { shell, bff, database } = coresOf(demand)
  const [first, second] = machinesOf(3, demand)
  const left = (first?.cores ?? 0) + (second?.cores ?? 0)
  expect(left).toBeGreaterThanOrEqual(shell + bff + database)
})
