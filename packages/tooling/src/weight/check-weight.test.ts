import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { describeLate, describeRemote, describeWeight } from './check-weight.ts'
import { weighPage } from './weigh-build.ts'
import type { WeighedPage } from './weighed-pages.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'weight-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const put = (file: string, content: string | Buffer) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), content)
}
/** A built script whose compressed size is known. */
const script = (file: string, bytes: number) => {
  put(file, '1')
  put(`${file}.br`, Buffer.alloc(bytes))
}
const remote = (folder: string, preload: string[]) =>
  put(`${folder}/dist/release-meta.json`, JSON.stringify({ web: { entry: 'entry.1.js', preload } }))

const page: WeighedPage = {
  name: 'раздел',
  owner: 'remote-x',
  chunks: [],
  late: [{ owner: 'remote-y', fragment: 'button' }],
  budget: { hydrated: 1600, all: 1900 },
}

const build = () => {
  put('shell/dist/release-meta.json', JSON.stringify({ web: { entry: 'main.1.js' } }))
  script('shell/dist/boot/boot.js', 100)
  script('shell/dist/web/main.1.js', 1000)
  script('remote-x/dist/web/entry.1.js', 50)
  script('remote-x/dist/web/routes.1.js', 400)
  script('remote-x/dist/web/elsewhere.1.js', 9000)
  remote('remote-x', ['routes.1.js'])
  script('remote-y/dist/web/entry.1.js', 50)
  script('remote-y/dist/web/button.ab12.js', 200)
  remote('remote-y', ['routes.1.js'])
}

describe('вес публичной страницы', () => {
  test('сверх бюджета — отказ, и самое тяжёлое названо первым', () => {
    build()
    script('remote-x/dist/web/routes.1.js', 950)
    const { isGood, text } = describeWeight(page, weighPage(root, page))
    expect(isGood).toBe(false)
    expect(text).toMatch(/2,1 КБ из 1,6 КБ[\s\S]*main\.1\.js[\s\S]*routes\.1\.js/)
  })

  test('поздняя часть сверх бюджета — тоже отказ', () => {
    build()
    script('remote-y/dist/web/button.ab12.js', 500)
    expect(describeWeight(page, weighPage(root, page)).isGood).toBe(false)
  })

  test('часть, которой больше нет в сборке, не сходит за лёгкую', () => {
    build()
    expect(() => weighPage(root, { ...page, chunks: ['gone'] })).toThrow('gone')
  })

  test('считается то, что страница грузит сама, и ничего больше', () => {
    build()
    const weight = weighPage(root, page)
    expect(weight).toMatchObject({ hydrated: 1550, all: 1800 })
    expect(describeWeight(page, weight).isGood).toBe(true)
  })
})

test('сценарий страниц выборки взвешен сам по себе', () => {
  const script = { name: 'выборка', file: 'x.js', budget: 5000 }
  expect(describeLate(script, 5000).isGood).toBe(true)
  expect(describeLate(script, 5001)).toEqual({
    isGood: false,
    text: '✘ JavaScript (выборка): 5,0 КБ из 5,0 КБ',
  })
})

describe('вес приложения', () => {
  const budget = { page: 1000, all: 2000, staff: 500, reader: 0 }

  test('сверх бюджета страницы или всего вместе — отказ с числами', () => {
    for (const weight of [
      { page: 1600, all: 1900, staff: 0, reader: 0 },
      { page: 900, all: 2600, staff: 0, reader: 0 },
      { page: 900, all: 1900, staff: 700, reader: 0 },
    ]) {
      const { isGood, text } = describeRemote('x', weight, budget)
      expect(isGood).toBe(false)
      expect(text).toMatch(/✘ .*(1,6 КБ из 1,0 КБ|2,6 КБ из 2,0 КБ|0,7 КБ из 0,5 КБ)/)
    }
  })

  test('в пределах — годно; чтение штрихкодов взвешено отдельно', () => {
    expect(describeRemote('x', budget, budget).isGood).toBe(true)
    expect(describeRemote('x', { ...budget, reader: 1 }, budget).isGood).toBe(false)
  })
})
