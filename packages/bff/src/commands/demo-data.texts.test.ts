import { wearNames, wearPath } from '@isp/contract'
import { readDemoOffers, readDemoTexts } from '@isp/demo-data'
import { expect, test } from 'vitest'
import { helpPlaces } from '../kernel/http/help-places.ts'
import { readConstructorTypes } from '../modules/constructors/constructor-types.ts'
import { readMarkdown } from '../modules/education/markdown.index.ts'

const { texts } = readDemoTexts()

test('тексты поняты сервером так, как написаны', () => {
  const remarks = [...texts, ...readDemoOffers()].flatMap(({ title, source }) =>
    readMarkdown(source).remarks.map(({ line, text }) => `${title}:${line} ${text}`),
  )
  expect(remarks).toEqual([])
})

test('ссылки на конструкторы — на те, что есть', () => {
  const known = readConstructorTypes()
  const linked = texts.flatMap(({ source }) =>
    [...source.matchAll(/\/constructors\/([a-z0-9-]+)\//g)].map(([, slug = '']) => slug),
  )
  expect(linked.length).toBeGreaterThan(0)
  expect(linked.filter((slug) => !known.has(slug))).toEqual([])
})

test('рисунки неполадок — из тех, что магазин рисует, и каждый где-то показан', () => {
  const shown = texts.flatMap(({ source }) =>
    [...source.matchAll(/!\[\]\((\S+)\)/g)].map(([, src = '']) => src.replace(wearPath, '')),
  )
  expect([...new Set(shown)].toSorted()).toEqual(wearNames.toSorted())
})

test('§8: отказы ведут к абзацам, которые есть', () => {
  const anchors = new Set(
    texts.flatMap(({ slug, source }) =>
      readMarkdown(source).blocks.map(({ anchor }) => `/help/${slug}/#${anchor}`),
    ),
  )
  expect(Object.values(helpPlaces).filter((place) => !anchors.has(place))).toEqual([])
})
