import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { routeIndexes, routeIndexText } from './route-index.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'isp-routes-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const plant = (file: string, text = '') => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

test('страница внесена тем, что лежит в своей папке; прочие файлы и приложения без страниц — нет', () => {
  plant('remote-shop/src/routes/order/order.route.ts')
  plant('remote-shop/src/routes/order/order.page.tsx')
  plant('remote-shop/src/routes/order/lines.route.tsx')
  plant('packages/ui/src/routes/a.route.ts')
  plant('shell/src/routes/home/home.route.ts')
  const indexes = routeIndexes(root)
  expect(Object.keys(indexes)).toEqual([
    'remote-shop/src/generated/routes.ts',
    'shell/src/generated/routes.ts',
  ])
  const text = indexes['remote-shop/src/generated/routes.ts'] ?? ''
  expect(text).toContain("import orderLines from '../routes/order/lines.route.tsx'")
  expect(text).toContain("import order from '../routes/order/order.route.ts'")
  expect(text).not.toContain('order.page')
})

test('две страницы из двух ветвей расходятся только в порождённом файле, и команда сводит их', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], {
      cwd: root,
      stdio: 'pipe',
      encoding: 'utf8',
    })
  const index = 'remote-shop/src/generated/routes.ts'
  const addPage = (name: string) => {
    plant(`remote-shop/src/routes/${name}/${name}.route.ts`, `export default '${name}'\n`)
    plant(index, routeIndexes(root)[index])
    git('add', '-A')
    git('commit', '-qm', name)
  }
  git('init', '-q', '-b', 'main')
  addPage('orders')
  git('checkout', '-qb', 'first')
  addPage('tickets')
  git('checkout', '-q', 'main')
  addPage('drafts')
  try {
    git('merge', '-q', 'first')
  } catch {
    // both branches changed the index, which is why it is generated
  }
  const conflicts = git('diff', '--name-only', '--diff-filter=U').trim()
  expect(['', index]).toContain(conflicts)
  expect(routeIndexes(root)[index]).toBe(
    routeIndexText([
      'drafts/drafts.route.ts',
      'orders/orders.route.ts',
      'tickets/tickets.route.ts',
    ]),
  )
})
