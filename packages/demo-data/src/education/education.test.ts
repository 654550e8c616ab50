import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { filterFieldName, parseFilterFieldName } from '@isp/contract/list-address'
import { expect, test } from 'vitest'
import { leaves, rootSections } from '../catalog/sections.ts'
import { readDemoOffers, readDemoTexts } from './demo-texts.ts'

const { topics, texts } = readDemoTexts()
const offers = readDemoOffers().map((offer) => ({ ...offer, topic: 'offers' }))
const slugs = (items: readonly { slug: string }[]) => items.map(({ slug }) => slug)
const folder = (name: string) =>
  readdirSync(fileURLToPath(new URL(`../../texts/${name}`, import.meta.url)))

test('адреса не повторяются; ни один файл не забыт в дереве; у каждого есть название и суть', () => {
  for (const items of [topics, texts]) expect(new Set(slugs(items)).size).toBe(items.length)
  const files = [...folder('articles'), ...folder('pages')].map((name) => name.replace('.md', ''))
  expect(files.toSorted()).toEqual(slugs(texts).toSorted())
  expect(folder('offers')).toHaveLength(offers.length)
  for (const { slug, title, summary, description, topic } of [...texts, ...offers]) {
    expect(title.length, slug).toBeGreaterThan(3)
    expect(title.length, slug).toBeLessThanOrEqual(150)
    expect(summary.length, slug).toBeGreaterThan(20)
    expect(summary.length, slug).toBeLessThanOrEqual(300)
    if (topic === null) expect(description, slug).not.toBe('')
  }
})

/** Addresses of links, of goods and of filtered lists. */
const linked = [...texts, ...offers].flatMap(({ slug, source }) =>
  [...source.matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = '']) => ({ slug, to })),
)
const known = new Set([
  ...[...leaves, ...rootSections].map(({ slug }) => `/catalog/${slug}/`),
  ...texts.map(({ slug }) => `/help/${slug}/`),
  ...['/', '/catalog/', '/brands/', '/contacts/', '/delivery/', '/payment/', '/basket/'],
  ...['/feedback/', '/help/', '/constructors/', '/comparison/', '/search/', '/collections/'],
])
const FILTERED = /^\/catalog\/([a-z0-9-]+)\/1\/filtered\/$/

test('ссылки ведут на разделы, материалы и страницы, которые есть', () => {
  expect(linked.length).toBeGreaterThan(100)
  const lost = linked.filter(({ to }) => {
    const path = to.replace(/[?#].*$/, '')
    const section = FILTERED.exec(path)?.[1]
    // cabinet, constructors and drawings are the server's
    if (/^\/(?:cabinet|constructors|bff)\//.test(path)) return false
    return !known.has(section === undefined ? path : `/catalog/${section}/`)
  })
  expect(lost).toEqual([])
})

test('якоря ссылок есть в их материалах', () => {
  const anchors = new Map(
    texts.map(({ slug, source }) => [
      `/help/${slug}/`,
      new Set([...source.matchAll(/^#+ .*\{#([a-z0-9-]+)\}/gm)].map(([, anchor]) => anchor)),
    ]),
  )
  const lost = linked.filter(({ to }) => {
    const [path = '', anchor] = to.split('#')
    return anchor !== undefined && anchors.has(path) && !anchors.get(path)?.has(anchor)
  })
  expect(lost).toEqual([])
})

test('отборы в ссылках и вставках — по фильтрам, какие бывают', () => {
  const queries = [...texts, ...offers].flatMap(({ source }) =>
    [...source.matchAll(/(?:filtered\/\?|query=")([^)"]+)/g)].map(([, query = '']) => query),
  )
  expect(queries.length).toBeGreaterThan(10)
  for (const name of queries.flatMap((query) => [...new URLSearchParams(query).keys()])) {
    const field = parseFilterFieldName(name)
    expect(field, name).not.toBeNull()
    if (field) expect(filterFieldName(field.code, field.part)).toBe(name)
  }
})
