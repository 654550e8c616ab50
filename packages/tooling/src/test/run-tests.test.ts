import { describe, expect, test } from 'vitest'
import { needsBuild, readParts } from './parts.ts'
import { countPlaywright, countVitest, selectJourneys } from './run-tests.ts'

describe('итог тестов', () => {
  test('упавший файл без единого теста — это провал', () => {
    const report = { numPassedTests: 3, numFailedTests: 0, success: false }
    expect(countVitest(report, 1)).toEqual({ passed: 3, failed: 1 })
  })

  test('опечатка в имени теста — провал, а не зелёный прогон без тестов', () => {
    const report = { numPassedTests: 0, numFailedTests: 0, success: true }
    expect(countVitest(report, 0, true)).toEqual({ passed: 0, failed: 1 })
    expect(countVitest(report, 0)).toEqual({ passed: 0, failed: 0 })
  })

  test('удачный прогон с кодом ошибки — тоже провал', () => {
    const report = { numPassedTests: 3, numFailedTests: 0, success: true }
    expect(countVitest(report, 0)).toEqual({ passed: 3, failed: 0 })
    expect(countVitest(report, 1)).toEqual({ passed: 3, failed: 1 })
  })

  test('прошедшее со второго раза в браузере не засчитано', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1 }
    expect(countPlaywright({ stats, errors: [] }, 1)).toEqual({ passed: 5, failed: 2 })
    const broken = { expected: 0, unexpected: 0, flaky: 0 }
    expect(countPlaywright({ stats: broken, errors: ['x'] }, 1)).toEqual({ passed: 0, failed: 1 })
  })
})

describe('одно путешествие из всех', () => {
  const files = ['purchase.spec.ts', 'release.spec.ts']

  test('названо файлом или словами из своего названия, знаки выражений ничего не значат', () => {
    expect(selectJourneys(files, [])).toEqual([])
    expect(selectJourneys(files, ['purchase', 'release.spec'])).toEqual([
      'purchase',
      'release\\.spec',
    ])
    expect(selectJourneys(files, ['purchase.spec.ts:12'])).toEqual(['purchase\\.spec\\.ts:12'])
    expect(selectJourneys(files, ['оформляет', 'заказ'])).toEqual(['-g', 'оформляет заказ'])
    expect(selectJourneys(files, ['(заказ)?'])).toEqual(['-g', '\\(заказ\\)\\?'])
  })
})

describe('части прогона', () => {
  test('тестам модулей сборка не нужна, путешествиям и весу — нужна', () => {
    expect(needsBuild(['unit'])).toBe(false)
    expect(needsBuild(['verify'])).toBe(false)
    expect(needsBuild(['weight'])).toBe(true)
    expect(needsBuild(['unit', 'e2e'])).toBe(true)
  })

  test('то, что стоит за unit и e2e, — отбор, а не часть; неизвестная часть названа', () => {
    expect(readParts(['unit', 'section.service'])).toMatchObject({
      parts: ['unit'],
      filters: ['section.service'],
    })
    expect(readParts(['e2e', 'purchase'])).toMatchObject({ parts: ['e2e'], filters: ['purchase'] })
    expect(readParts(['e2e', 'unit'])).toMatchObject({ parts: ['unit', 'e2e'], filters: [] })
    expect(readParts([])).toMatchObject({ parts: ['verify', 'unit', 'weight', 'e2e'], filters: [] })
    expect(readParts(['changed'])).toMatchObject({ changedSince: {} })
    expect(readParts(['changed', 'abc1'])).toMatchObject({ changedSince: { commit: 'abc1' } })
    expect(() => readParts(['changed', 'a', 'b'])).toThrow('Части «b» нет')
    expect(() => readParts(['units'])).toThrow('Части «units» нет; есть verify, unit, weight, e2e.')
  })
})
