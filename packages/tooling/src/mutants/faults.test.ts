import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { workspaceRoot } from '../workspace/paths.ts'
import { anchorsOf, plantFault } from './fault.ts'
import { readFaultAreas } from './fault-areas.ts'
import { readSources } from './sources.ts'

/** Every fault has to be maintained; nobody reads a longer list. */
const MOST = 150

const faults = (await readFaultAreas()).flatMap((room) => room.faults)
const sources = readSources(workspaceRoot)
const spoilt = new Map(faults.map((fault) => [fault.id, plantFault(fault, sources)]))
const twice = (names: readonly string[]) =>
  names.filter((name, place) => names.indexOf(name) !== place)

test(`ошибок не больше ${MOST}, имена не повторяются`, () => {
  expect(faults.length).toBeLessThanOrEqual(MOST)
  expect(twice(faults.map(({ id }) => id))).toEqual([])
})

test('у каждой ошибки есть место, и оно одно', () => {
  expect([...spoilt].filter(([, made]) => made === null).map(([id]) => id)).toEqual([])
})

test('каждая метка в исходниках принадлежит ошибке и стоит один раз', () => {
  const anchored = faults.filter(({ sqlFunction, migration }) => !sqlFunction && !migration)
  const anchors = [...sources.values()].flatMap((text) => anchorsOf(text).map(({ id }) => id))
  expect(anchors.sort()).toEqual(anchored.map(({ id }) => id).sort())
})

test('ошибка меняет исходник', () => {
  const idle = [...spoilt].filter(([, made]) => made?.text === sources.get(made?.file ?? ''))
  expect(idle.map(([id]) => id)).toEqual([])
})

test('тесты каждой ошибки есть', () => {
  const files = globSync('{packages/*,shell,remote-*}/**/*.test.{ts,tsx}', {
    cwd: workspaceRoot,
    exclude: (name) => name === 'node_modules' || name === 'dist',
    // in the form used by vitest's filters: the path within its project
  }).map((file) => file.replace(/^(packages\/[^/]+|shell\/server|shell|remote-[^/]+)\//, ''))
  const isThere = (filter: string) => files.some((file) => file.includes(filter))
  const without = faults.filter(({ tests }) => tests.length === 0 || !tests.every(isThere))
  expect(without.map(({ id }) => id)).toEqual([])
})
