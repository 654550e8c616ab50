import { describe, expect, test } from 'vitest'
import { createCrashMemory } from './crash-memory.ts'

const MINUTE = 60_000

describe('падения базы данных', () => {
  const trial = () => {
    let time = 0
    const memory = createCrashMemory(() => time)
    return (minutes: number): boolean => {
      time += minutes * MINUTE
      const isWorthIt = memory.crashed()
      memory.started()
      return isWorthIt
    }
  }

  test('после десяти спокойных минут прежнее падение забыто', () => {
    const crashAfter = trial()
    for (let day = 0; day < 20; day++) expect(crashAfter(11)).toBe(true)
  })

  test('магазин закрывается, только когда база падает раз за разом', () => {
    const crashAfter = trial()
    expect([1, 1, 1, 1].map(crashAfter)).toEqual([true, true, true, false])
  })

  test('спокойное время возвращает все попытки', () => {
    const crashAfter = trial()
    expect([1, 1, 1, 10, 1, 1, 1].map(crashAfter)).toEqual([
      ...[true, true, true],
      ...[true, true, true, false],
    ])
  })
})
