import { expect, test } from 'vitest'
import { leaves, rootSections } from '../catalog/sections.ts'
import { demoArticles, demoTopics } from './articles.ts'
import { demoPages } from './pages.ts'

const slugs = (items: readonly { slug: string }[]) => items.map(({ slug }) => slug)
const texts = [...demoArticles, ...demoPages]

test('адреса материалов, тем и страниц не повторяются, тема у каждого материала есть', () => {
  for (const items of [demoTopics, texts]) expect(new Set(slugs(items)).size).toBe(items.length)
  for (const { topic } of demoArticles) expect(slugs(demoTopics)).toContain(topic)
})

test('ссылки материалов ведут на разделы, материалы и страницы, которые есть', () => {
  const known = new Set([
    ...[...leaves, ...rootSections].map(({ slug }) => `/catalog/${slug}/`),
    ...texts.map(({ slug }) => `/help/${slug}/`),
    ...['/catalog/', '/brands/', '/contacts/', '/delivery/', '/payment/', '/basket/?quick'],
  ])
  const linked = texts.flatMap(({ blocks }) =>
    blocks.flatMap(({ links, items, text }) => [
      ...links.map(({ to }) => to),
      ...[text ?? '', ...items].flatMap((line) =>
        [...line.matchAll(/\]\(([^)]+)\)/g)].map(([, to = '']) => to),
      ),
    ]),
  )
  expect(linked.length).toBeGreaterThan(20)
  expect(linked.filter((to) => !known.has(to))).toEqual([])
})

test('в таблицах у каждой строки столько клеток, сколько в шапке', () => {
  for (const { blocks } of texts) {
    for (const { head, rows } of blocks) {
      for (const row of rows) expect(row).toHaveLength(head.length)
    }
  }
})
