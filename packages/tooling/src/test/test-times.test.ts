import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import {
  describeTimes,
  filesOfPlaywright,
  filesOfVitest,
  keepTimes,
  readTimes,
} from './test-times.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'times-'))
afterAll(() => rmSync(folder, { recursive: true }))

const part = (name: string, cpuSeconds: number | null, seconds = 60) => ({
  name,
  seconds,
  cpuSeconds,
})

test('подорожавшее больше чем на десятую сказано словами, остальное — нет', () => {
  const before = { parts: [part('unit', 100), part('e2e', 100), part('weight', 1)], files: [] }
  const now = { parts: [part('unit', 120), part('e2e', 109), part('weight', 4)], files: [] }
  const said = describeTimes(now, before).filter((line) => line.includes('дороже'))
  expect(said).toEqual(['  unit: дороже прошлого прогона на 20 % (было 100 с, стало 120 с)'])
})

test('где процессорное время не узнать, сравнены секунды', () => {
  const said = describeTimes(
    { parts: [part('unit', null, 90)], files: [] },
    { parts: [part('unit', null, 60)], files: [] },
  )
  expect(said.join('\n')).toContain('дороже прошлого прогона на 50 %')
})

test('названы десять самых долгих файлов, дольше всех — первый', () => {
  const files = Array.from({ length: 12 }, (_, at) => ({ file: `${at}.test.ts`, seconds: at }))
  const said = describeTimes({ parts: [], files }, null).filter((line) => line.includes('.test.ts'))
  expect(said).toHaveLength(10)
  expect(said[0]).toContain('11.test.ts')
})

test('часть, которой в этот раз не было, помнит прежнее; испорченного файла как не было', () => {
  const file = path.join(folder, 'run/times.json')
  expect(readTimes(file)).toBeNull()
  keepTimes(file, null, { parts: [part('unit', 100), part('e2e', 200)], files: [] })
  keepTimes(file, readTimes(file), { parts: [part('unit', 90)], files: [] })
  expect(readTimes(file)?.parts).toEqual([part('e2e', 200), part('unit', 90)])
})

test('время файла — от его начала до конца, в браузере — всех его путешествий на всех устройствах', () => {
  const at = { status: 'passed', assertionResults: [] }
  expect(
    filesOfVitest([{ ...at, name: '/shop/a.test.ts', startTime: 1000, endTime: 3500 }], '/shop'),
  ).toEqual([{ file: 'a.test.ts', seconds: 2.5 }])
  const spec = (duration: number) => ({
    title: 't',
    file: 'a.spec.ts',
    line: 1,
    tests: [{ projectName: 'desktop', status: 'expected', results: [{ duration }] }],
  })
  expect(filesOfPlaywright([{ specs: [spec(1000)], suites: [{ specs: [spec(500)] }] }])).toEqual([
    { file: 'e2e/journeys/a.spec.ts', seconds: 1.5 },
  ])
})
