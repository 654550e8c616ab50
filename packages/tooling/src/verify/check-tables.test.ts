import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkTables } from './check-tables.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'isp-tables-'))
  plant({
    'packages/bff/migrations/owners.json': '{ "order": ["orders", "order_line"] }',
    'packages/bff/migrations/001_sale.sql': 'create table orders (id integer);',
    'packages/bff/migrations/20270101000000_tickets.sql':
      '-- Tables of the module tickets.\n\ncreate table ticket (id integer);\n',
  })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const plant = (files: Readonly<Record<string, string>>): void => {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}
const sql = (text: string): string => `export const text = \`${text}\`\n`
const ticketSql = 'packages/bff/src/modules/tickets/ticket.sql.ts'

describe('таблицы и их модули', () => {
  test.each([
    'insert into orders (id) values (1)',
    'update orders set id = 2',
    'delete from orders where true',
    'with gone as (delete from\n  orders returning id) select 1',
    'truncate orders',
  ])('чужую таблицу писать нельзя: %s', async (text) => {
    plant({ [ticketSql]: sql(text) })
    expect(await checkTables(root)).toEqual([
      expect.stringContaining(`${ticketSql}: пишет в таблицу orders модуля order`),
    ])
  })

  test.each([
    'select 1 from orders',
    'select 1 from ticket, orders',
    'select 1 from ticket t, orders',
  ])('чужую таблицу молча читать нельзя: %s', async (text) => {
    plant({ [ticketSql]: sql(text) })
    expect(await checkTables(root)).toEqual([
      expect.stringContaining(`${ticketSql}: читает таблицу orders модуля order`),
    ])
    plant({ [ticketSql]: `// Reads orders of order.\n${sql(text)}` })
    expect(await checkTables(root)).toEqual([])
  })

  test('цены, остатки и поступления читает только их модуль, сказано о том или нет', async () => {
    plant({
      'packages/bff/migrations/owners.json': '{ "pricing": ["price"], "stock": ["stock"] }',
      'packages/bff/migrations/001_sale.sql': '',
      [ticketSql]: `// Reads price of pricing.\n${sql('select 1 from price')}`,
      'packages/bff/src/search/find.ts': sql('select 1 from ticket join stock on true'),
      'packages/bff/src/load/write.ts': sql('select 1 from price'),
    })
    expect(await checkTables(root)).toEqual([
      expect.stringContaining(
        `${ticketSql}: читает таблицу price, которую читает только модуль pricing`,
      ),
      expect.stringContaining('search/find.ts: читает таблицу ticket модуля tickets'),
      expect.stringContaining(
        'search/find.ts: читает таблицу stock, которую читает только модуль stock',
      ),
    ])
  })

  test('сказанное о чтении не даёт писать, а лишнее сказанное найдено', async () => {
    plant({ [ticketSql]: `// Reads orders of order.\n${sql('update orders set id = 2')}` })
    expect((await checkTables(root)).join()).toContain('пишет в таблицу orders')
    plant({ [ticketSql]: `// Reads orders of order.\n${sql('select 1 from ticket')}` })
    expect((await checkTables(root)).join()).toContain('читает')
  })

  test('своя таблица — как угодно, в своих тестах — любая', async () => {
    plant({
      [ticketSql]: sql('update ticket set id = 2; delete from ticket'),
      'packages/bff/src/modules/tickets/ticket.test.ts': sql('insert into orders values (1)'),
      'packages/bff/src/modules/order/order.sql.ts': sql(
        'update order_line set id = 1 from orders',
      ),
    })
    expect(await checkTables(root)).toEqual([])
  })

  test('новая таблица без хозяина найдена', async () => {
    plant({ 'packages/bff/migrations/20270102000000_x.sql': 'create table nobodys (id integer);' })
    expect(await checkTables(root)).toEqual([
      expect.stringContaining('20270102000000_x.sql: nobodys — чья таблица, не сказано'),
    ])
  })
})

describe('функции и представления', () => {
  const repeatable = 'packages/bff/migrations/repeatable/total.sql'
  const total = 'create or replace function total() returns integer language sql return 1;\n'
  beforeEach(() =>
    plant({
      [ticketSql]: sql('select 1 from ticket'),
      [repeatable]: `-- Of the module tickets.\n\n${total}`,
    }),
  )

  test.each([
    'create function total() returns integer language sql return 1;',
    'CREATE OR REPLACE VIEW total AS SELECT 1;',
    "do $$ begin execute 'create trigger t after insert on ticket'; end $$;",
  ])('в новой миграции им не место: %s', async (text) => {
    plant({ 'packages/bff/migrations/20270102000000_x.sql': text })
    expect(await checkTables(root)).toEqual([expect.stringContaining('20270102000000_x.sql: фун')])
  })

  test('миграция, которая была раньше, и та, что только снимает, — как есть', async () => {
    plant({
      'packages/bff/migrations/20261126165744_x.sql': total,
      'packages/bff/migrations/20270102000000_x.sql':
        '-- Instead of create function.\ndrop function total();',
    })
    expect(await checkTables(root)).toEqual([])
  })

  test.each([
    [total, 'чьё это, не сказано'],
    [`-- Of the module nobody.\n${total}`, 'чьё это, не сказано'],
    [`-- Of the module tickets.\n${total}create view x as select 1;\n`, 'create or replace'],
    ['-- Of the module tickets.\nselect 1;\n', 'create or replace'],
    [`-- Of the module tickets.\n${total.replace('1;', 'price * quantity;')}`, 'line_sum'],
  ])('файл без хозяина или не повторяемый найден: %s', async (text, problem) => {
    plant({ [repeatable]: text })
    expect(await checkTables(root)).toEqual([expect.stringContaining(problem)])
  })

  test('два файла одной функции найдены', async () => {
    const other = repeatable.replace('total', 'other')
    plant({ [other]: `-- Of the module tickets.\n${total}` })
    expect(await checkTables(root)).toEqual([
      `total создаётся дважды: ${other}, ${repeatable} — оставьте один файл`,
    ])
  })
})

test('у двух запросов не бывает одного имени: соединение помнит запрос по нему', async () => {
  const named = (name: string) => `{\n  name: '${name}',\n  text: \`select 1\`,\n}\n`
  const other = 'packages/bff/src/modules/order/order.sql.ts'
  plant({ [ticketSql]: named('ticket.lock'), [other]: named('order.lock') })
  expect(await checkTables(root)).toEqual([])
  plant({ [other]: named('ticket.lock') })
  expect(await checkTables(root)).toEqual([
    expect.stringContaining(`запрос «ticket.lock» есть дважды: ${other}, ${ticketSql}`),
  ])
})
