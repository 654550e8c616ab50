import { describe, expect, test } from 'vitest'
import { createBlame, findCulprit } from './blame.ts'

const at = (file: string) => ({ name: 'f', file, line: 1 })

describe('чей код держит поток', () => {
  test('выпуск, чей файл ближе всего к вершине стека', () => {
    const stack = [
      at('node:internal/timers'),
      at('/shop/shell/dist/node/render.cjs'),
      at('/store/catalog/0123456789abcdef/node/server.cjs'),
      at('/store/cabinet/fedcba9876543210/node/server.cjs'),
    ]
    expect(findCulprit(stack, '/store')?.culprit).toEqual({
      name: 'catalog',
      version: '0123456789abcdef',
    })
  })

  test.each([
    ['', 'node:internal/timers', '/storehouse/catalog/0123/a.cjs', '/store/current.json', '/a/b/c'],
  ])('ничей: не из хранилища выпусков', (...files) => {
    expect(findCulprit(files.map(at), '/store')).toBeNull()
  })
})

describe('сколько раз прощается', () => {
  const culprit = { name: 'catalog', version: '1' }
  const MINUTE = 60_000

  test('одна остановка может быть виной машины, вторая подряд — нет', () => {
    const blame = createBlame(() => 0)
    expect(blame.strike(culprit, false)).toBe(false)
    expect(blame.strike({ ...culprit, version: '2' }, false)).toBe(false)
    expect(blame.strike(culprit, false)).toBe(true)
  })

  test('доказанная наедине — сразу', () => {
    expect(createBlame(() => 0).strike(culprit, true)).toBe(true)
  })

  test('давняя забыта', () => {
    let time = 0
    const blame = createBlame(() => time)
    expect(blame.strike(culprit, false)).toBe(false)
    time += 11 * MINUTE
    expect(blame.strike(culprit, false)).toBe(false)
    time += MINUTE
    expect(blame.strike(culprit, false)).toBe(true)
  })
})
