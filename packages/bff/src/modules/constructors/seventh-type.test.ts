import { afterAll, expect, test } from 'vitest'
import { createPapers } from '../../papers/papers.ts'
import { readText } from '../document/document.fixture.ts'
import { readConstructorTypes } from './constructor-types.ts'
import { createConstructors } from './constructors.service.ts'

const papers = createPapers()
afterAll(() => papers.close())

test('задача 14, плохой ввод: ссылка другой версии — отказ, а не другой инструмент', async () => {
  const read = readConstructorTypes(new URL('seventh-type.fixture/', import.meta.url))
  const types = new Map([...read].map(([slug, type]) => [slug, { ...type, version: 2 }]))
  const constructors = createConstructors({ types, papers, now: () => new Date('2026-11-22') })
  for (const stale of ['v=1&d=3.15&D=8', 'v=1&d=3.15&gone=8', 'v=3']) {
    expect(() => constructors.configured('sverlo-centrovochnoe', stale)).toThrow(
      'CONSTRUCTOR_CHANGED',
    )
    await expect(constructors.drawing('sverlo-centrovochnoe', 'pdf', stale)).rejects.toThrow(
      'CONSTRUCTOR_CHANGED',
    )
  }
  const { configuration } = constructors.configured('sverlo-centrovochnoe', 'v=2&d=3.15&D=8')
  expect(configuration.code).toBe('СЦ 3,15/8×50')
})

test('ещё один вид — один файл данных: список, правила, чертёж, PDF и DXF без единой строки кода', async () => {
  const types = readConstructorTypes(new URL('seventh-type.fixture/', import.meta.url))
  const constructors = createConstructors({ types, papers, now: () => new Date('2026-11-22') })
  expect(constructors.list().items.map(({ name }) => name)).toEqual(['Сверло центровочное'])

  const configuration = 'd=3.15&D=8'
  expect(constructors.configured('sverlo-centrovochnoe', configuration).configuration.code).toBe(
    'СЦ 3,15/8×50',
  )
  expect(() => constructors.configured('sverlo-centrovochnoe', 'd=3&D=3.5')).toThrow(
    'CONSTRUCTOR_CONFIGURATION_INVALID',
  )

  const bytesOf = async (format: 'pdf' | 'dxf') => {
    const { content } = await constructors.drawing('sverlo-centrovochnoe', format, configuration)
    const chunks: Uint8Array[] = []
    for await (const chunk of content) chunks.push(chunk)
    return Buffer.concat(chunks)
  }
  expect(await readText(await bytesOf('pdf'))).toContain('Сверло центровочное')
  expect((await bytesOf('dxf')).toString()).toContain('%%c3,15')
})
