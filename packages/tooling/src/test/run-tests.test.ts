import { describe, expect, it } from 'vitest'
import { countPlaywright, countVitest } from './run-tests.ts'

describe('итог тестов', () => {
  it('упавший файл без единого теста — это провал', () => {
    const report = { numPassedTests: 3, numFailedTests: 0, success: false }
    expect(countVitest(report, 1)).toEqual({ passed: 3, failed: 1 })
  })

  it('опечатка в имени теста — провал, а не зелёный прогон без тестов', () => {
    const report = { numPassedTests: 0, numFailedTests: 0, success: true }
    expect(countVitest(report, 0, true)).toEqual({ passed: 0, failed: 1 })
    expect(countVitest(report, 0)).toEqual({ passed: 0, failed: 0 })
  })

  it('удачный прогон с кодом ошибки — тоже провал', () => {
    const report = { numPassedTests: 3, numFailedTests: 0, success: true }
    expect(countVitest(report, 0)).toEqual({ passed: 3, failed: 0 })
    expect(countVitest(report, 1)).toEqual({ passed: 3, failed: 1 })
  })

  it('прошедшее со второго раза в браузере не засчитано', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1 }
    expect(countPlaywright({ stats, errors: [] }, 1)).toEqual({ passed: 5, failed: 2 })
    const broken = { expected: 0, unexpected: 0, flaky: 0 }
    expect(countPlaywright({ stats: broken, errors: ['x'] }, 1)).toEqual({ passed: 0, failed: 1 })
  })
})
