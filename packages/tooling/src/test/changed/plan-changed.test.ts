import { describe, expect, test } from 'vitest'
import { exportedNames, mentions } from './exported-names.ts'
import { planChanged, type Tree } from './plan-changed.ts'

const sources: Readonly<Record<string, string>> = {
  'packages/contract/src/index.ts': `export * from './order.ts'`,
  'packages/contract/src/order.ts': 'export const orderSchema = 1\nexport type OrderState = 1',
  'packages/contract/src/page.ts': 'export const pageSchema = orderSchema',
  'packages/contract/src/order.test.ts': '',
  'packages/bff/src/modules/order/order.service.ts': `import { orderSchema } from '@isp/contract'`,
  'packages/bff/src/modules/order/order.test.ts': 'export {}',
  'packages/bff/src/modules/mail/mail.sql.ts': '',
  'packages/bff/src/composition/rows.test.ts': '',
  'packages/bff/src/modules/mail/mail.test.ts': 'reorderSchema',
  'remote-cabinet/src/routes/orders/orders.route.ts': `path: '/cabinet/orders/:id?/'`,
  'remote-cabinet/src/routes/orders/orders.page.tsx': 'export const OrdersPage = pageSchema',
  'remote-cabinet/src/routes/orders/orders.test.tsx': '',
  'remote-cabinet/src/routes/people/people.test.tsx': '',
  'remote-auth/src/routes/auth/auth.test.tsx': '',
  'e2e/journeys/orders.spec.ts': `await page.goto('/cabinet/orders/')`,
  'e2e/journeys/every-page.spec.ts': '',
  'e2e/journeys/visit.spec.ts': [
    `import { expect, test } from '../fixtures/test.ts'`,
    ``,
    `test('a', async () => goto('/'))`,
    `for (const view of ['list', 'tile']) {`,
    `  test(`,
    `    view,`,
    `    () => goto('/cabinet/orders/?status=NEW'),`,
    `  )`,
    `}`,
    `test('b', async () => goto('/basket/'))`,
  ].join('\n'),
  'e2e/journeys/browse.spec.ts': `import { enter } from '../fixtures/enter.ts'`,
  'e2e/fixtures/enter.ts': 'export const enter = 1',
}
const tree: Tree = {
  folders: [
    { folder: 'packages/contract', name: '@isp/contract', uses: [] },
    { folder: 'packages/bff', name: '@isp/bff', uses: ['packages/contract'] },
    { folder: 'remote-cabinet', name: 'cabinet', uses: ['packages/contract'] },
    { folder: 'remote-auth', name: 'auth', uses: ['packages/contract'] },
    { folder: 'e2e', name: 'e2e', uses: [] },
  ],
  files: Object.keys(sources),
  read: (file) => sources[file] ?? '',
}

describe('что проверить после изменения', () => {
  test('страница: тесты своего приложения, её путешествия, ни одного теста с базой', () => {
    expect(planChanged(['remote-cabinet/src/routes/orders/orders.page.tsx'], tree)).toEqual({
      folders: ['remote-cabinet'],
      lint: ['remote-cabinet/src/routes/orders/orders.page.tsx'],
      tests: [
        'remote-cabinet/src/routes/orders/orders.test.tsx',
        'remote-cabinet/src/routes/people/people.test.tsx',
      ],
      // the walk over all pages, and the one test of a file that visits the page
      journeys: [
        'e2e/journeys/orders.spec.ts',
        'e2e/journeys/every-page.spec.ts',
        'e2e/journeys/visit.spec.ts:5',
      ],
      pages: ['/cabinet/orders/:id?/'],
    })
  })

  test('контракт: его тесты, а у тех, кто им пользуется, — рядом с тем, кто называет изменённое, и через шаг', () => {
    const { tests, folders, pages } = planChanged(['packages/contract/src/order.ts'], tree)
    expect(tests).toEqual([
      'packages/bff/src/modules/order/order.test.ts',
      'packages/contract/src/order.test.ts',
      'remote-cabinet/src/routes/orders/orders.test.tsx',
    ])
    expect(folders).toEqual(['packages/bff', 'packages/contract', 'remote-auth', 'remote-cabinet'])
    expect(pages).toEqual([])
  })

  test('запрос к базе и миграция: ещё и сверка строк', () => {
    const rows = 'packages/bff/src/composition/rows.test.ts'
    const statement = planChanged(['packages/bff/src/modules/mail/mail.sql.ts'], tree)
    expect(statement.tests).toEqual([rows, 'packages/bff/src/modules/mail/mail.test.ts'])
    const migration = planChanged(['packages/bff/migrations/20261126000000_mail.sql'], tree)
    expect(migration.tests).toEqual([rows])
  })

  test('сервер: только модуль изменения', () => {
    const { tests } = planChanged(['packages/bff/src/modules/order/order.service.ts'], tree)
    expect(tests).toEqual(['packages/bff/src/modules/order/order.test.ts'])
  })

  test('удалённого файла никто не читает, тесты его пакета идут', () => {
    const plan = planChanged(['remote-auth/src/routes/auth/gone.tsx'], tree)
    expect(plan.lint).toEqual([])
    expect(plan.tests).toEqual(['remote-auth/src/routes/auth/auth.test.tsx'])
  })

  test('то, на чём стоит всё, — тесты всего', () => {
    expect(planChanged(['pnpm-lock.yaml'], tree).folders).toHaveLength(5)
  })

  test('путешествие и то, на чём оно стоит', () => {
    const journeysOf = (file: string) => planChanged([file], tree).journeys
    expect(journeysOf('e2e/fixtures/enter.ts')).toEqual(['e2e/journeys/browse.spec.ts'])
    expect(journeysOf('e2e/journeys/orders.spec.ts')).toEqual(['e2e/journeys/orders.spec.ts'])
  })
})

test('файл известен по тому, что он отдаёт, и по адресам вызовов', () => {
  expect(
    exportedNames(`
export const a = 1
export async function b() {}
export type C = 1
export { d, type E, f as g } from './x.ts'
  const local = 1
    path: '/api/sale/order',`),
  ).toEqual(['a', 'b', 'C', 'd', 'E', 'g', '/api/sale/order'])
  expect(mentions('const reorder = 1; orders', ['order'])).toBe(false)
  expect(mentions('makeOrder(order)', ['order'])).toBe(true)
})
