import { expect, test } from 'vitest'
import { withoutEmptiedRoot } from './emptied-root.ts'

test('молчит лишь об одном: что корень страницы пуст', () => {
  const told: unknown[] = []
  const report = withoutEmptiedRoot((error) => told.push(error))
  const mismatch = new Error('Minified React error #418; visit https://react.dev/errors/418')
  const others = [new Error('Minified React error #4180'), 'Minified React error #418', null]
  for (const error of [...others, mismatch, mismatch]) report(error)
  expect(told).toEqual([...others, mismatch])
})
