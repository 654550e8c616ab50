import { afterEach, expect, test } from 'vitest'
import { type CpuMeter, openCpuMeter, readStat } from './cpu-meter.ts'

let meter: CpuMeter
afterEach(() => meter?.close())

const line = (pid: number, name: string, parent: number, user: number, system: number, began = 9) =>
  `${pid} (${name}) S ${parent} 1 1 0 -1 4194304 5 5 0 0 ${user} ${system} 700 700 20 0 1 0 ${began} 1000 10`

test('строка /proc разобрана и тогда, когда в имени процесса пробел и скобка', () => {
  expect(readStat(line(12, 'a) b (c', 3, 40, 2, 77))).toEqual({
    pid: 12,
    parent: 3,
    began: '77',
    ticks: 42,
  })
})

test.runIf(process.platform === 'linux')(
  'считаны свои процессы и потомки, и те, что потеряли родителя или кончились; чужие — нет',
  () => {
    let lines = [line(1, 'init', 0, 500, 0), line(12, 'browser', 11, 100, 0)]
    lines.push(line(10, 'command', 1, 200, 0), line(11, 'driver', 10, 100, 0))
    meter = openCpuMeter(() => lines.map(readStat), 10)
    expect(meter.read()).toBe(4)
    // the driver has ended, its browser keeps running, and its id belongs to another process
    lines = [line(1, 'init', 0, 500, 0), line(10, 'command', 1, 200, 0)]
    lines.push(line(12, 'browser', 1, 300, 0), line(99, 'database', 1, 50, 0))
    expect(meter.read()).toBe(6)
    lines.push(line(11, 'stranger', 1, 900, 0, 10))
    meter.add(99)
    expect(meter.read()).toBe(6.5)
  },
)
