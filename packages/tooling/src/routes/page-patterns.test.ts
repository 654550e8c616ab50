import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { PAGE_PATTERNS, pagePatternList } from './page-patterns.ts'

test('каждый адрес страниц — образец без чужих имён; точный стоит раньше общего', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'isp-patterns-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const folder = path.join(root, 'remote-shop/src/routes/order')
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    path.join(folder, 'order.route.ts'),
    `import a from './order.page.tsx'
     { path: '/orders/:id/', aliases: { x: '/orders/new/', y: '/orders/*' } } { path: '/help/:slug?/' }`,
  )
  const text = pagePatternList(root)[PAGE_PATTERNS] ?? ''
  expect([...text.matchAll(/'(.*)'/g)].map(([, pattern]) => pattern)).toEqual([
    '/help/',
    '/help/[slug]/',
    '/orders/new/',
    '/orders/[id]/',
  ])
})
