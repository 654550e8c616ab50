import { beforeAll, expect, test } from 'vitest'
import { createPreparedIndex } from '../../modules/goods/catalog.fixture.ts'
import { classes, classNames } from './ask.ts'
import { searchBenchMessages } from './bench.messages.ts'
import { strangeQuestions } from './questions/strange.messages.ts'
import { BAR, benchOf, reportOf, runSearchBench, type SearchBench } from './run.ts'
import { askStrange } from './strange.ts'

/** §2.5: the whole list of questions of `npm run bench -- search`. */
let report: SearchBench
beforeAll(async () => {
  report = await runSearchBench(5000)
})

test('вопросов не меньше трёхсот, в каждом классе не меньше двадцати пяти, и все классы спрошены', () => {
  expect(Object.keys(classes).toSorted()).toEqual([...classNames].toSorted())
  expect(report.asked).toBeGreaterThanOrEqual(BAR.questions)
  for (const { name, asked } of report.classes) {
    expect(asked, name).toBeGreaterThanOrEqual(BAR.inClass)
  }
})

test.each(classNames)('§2.5: класс «%s» отвечен верно', (name) => {
  const result = report.classes.find((one) => one.name === name)
  expect(result?.right, result?.misses.map(({ asked }) => asked).join(', ')).toBeGreaterThanOrEqual(
    (result?.asked ?? 0) * BAR.each,
  )
})

test('§2.5: по всему списку верно не меньше 95 %', () => {
  expect(report.right).toBeGreaterThanOrEqual(report.asked * BAR.all)
})

test('§2.5: нелепые запросы отвечены все, самый долгий назван', () => {
  expect(report.strange.asked).toBe(strangeQuestions.length)
  expect(strangeQuestions).toContain(report.strange.slowest.asked)
  for (const text of strangeQuestions) expect(text.length).toBeLessThanOrEqual(200)
})

test('самый долгий — тот, что держал дольше', () => {
  const times = [0, 1, 1, 9]
  const { slowest } = askStrange(createPreparedIndex().index, () => times.shift() ?? 9)
  expect(slowest).toEqual({ asked: strangeQuestions[1], ms: 8 })
})

test('задача 14: планка не выдержана, если нелепый запрос держит цикл событий дольше 100 мс', () => {
  const met = { ...reportOf(report.classes), isMet: true }
  const slowest = (ms: number) => ({ asked: 1, slowest: { asked: '%%%', ms } })
  expect(benchOf(met, slowest(100))).toMatchObject({ isInTime: true, isMet: true })
  expect(benchOf(met, slowest(100.1))).toMatchObject({ isInTime: false, isMet: false })
  expect(benchOf({ ...met, isMet: false }, slowest(1)).isMet).toBe(false)
  expect(searchBenchMessages.lag(false)).toBe('Цикл событий стоит не дольше 100 мс: не выдержано')
  expect(report.strange.slowest.ms).toBeGreaterThan(0)
})

test('планка не выдержана, если плох один класс или вопросов мало', () => {
  const [first, ...rest] = report.classes
  if (!first) throw new Error('no classes')
  expect(reportOf([{ ...first, right: 0 }, ...rest]).isMet).toBe(false)
  expect(reportOf([first]).isMet).toBe(false)
  expect(reportOf(report.classes).isMet).toBe(true)
})
