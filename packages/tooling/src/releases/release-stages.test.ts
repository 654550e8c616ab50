import { defaultStages } from '@isp/contract/release-news'
import { expect, test } from 'vitest'
import { parseStages } from './release-stages.ts'

test('ступени: доля и минуты; не сказано — обычные', () => {
  expect(parseStages('0:1, 5:10,100:60')).toEqual([
    { percent: 0, minutes: 1 },
    { percent: 5, minutes: 10 },
    { percent: 100, minutes: 60 },
  ])
  expect(parseStages(undefined)).toBe(defaultStages)
})

test.each([
  '',
  '5',
  '5:',
  '101:10',
  '5:0',
  '5%:10',
  '-1:10',
  '5:10;50:10',
  Array(11).fill('5:1').join(),
])('«%s» — не ступени', (text) => expect(() => parseStages(text)).toThrow('--stages'))
