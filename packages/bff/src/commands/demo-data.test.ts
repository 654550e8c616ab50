import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase, type TestDatabase } from '@isp/testing/database'
import { verify } from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openContentFolder } from '../kernel/blobs/content-places.ts'
import { parseDemoDataArguments } from './demo-data.arguments.ts'
import { runDemoData } from './demo-data.run.ts'

describe('аргументы', () => {
  const parse = (...argv: string[]) => parseDemoDataArguments(argv, '2026-11-21')
  test('без аргументов — 5000 товаров, зерно 1, сегодняшняя дата', () => {
    const rest = { hasPeople: true, hasFewDrawings: false, orders: 240, tickets: 60 }
    expect(parse()).toEqual({ products: 5000, seed: 1, date: '2026-11-21', ...rest })
    expect(parse('--', '--products', '7', '--seed=3', '--date', '2026-02-28')).toEqual({
      products: 7,
      seed: 3,
      date: '2026-02-28',
      ...rest,
    })
    expect(parse('--without-accounts').hasPeople).toBe(false)
    expect(parse('--few-drawings').hasFewDrawings).toBe(true)
  })
  test.each([
    [['--products', '0'], /--products/],
    [['--products', '1000001'], /--products/],
    [['--products', '-5'], /^Число товаров \(--products\) — целое/],
    [['--products'], /^Число товаров \(--products\) — целое/],
    [['--products', '5e3'], /--products/],
    [['--seed', '-1'], /^Зерно генератора \(--seed\) — целое/],
    [['--date', '-1'], /^Дата \(--date\)/],
    [['--seed', '1.5'], /--seed/],
    [['--orders', '-1'], /--orders/],
    [['--tickets', '-1'], /--tickets/],
    [['--date', '2026-02-30'], /--date/],
    [['--wat'], /^Неизвестный аргумент --wat/],
    [['лишнее'], /лишнее/],
  ])('%j отвергнуто одной фразой', (argv, message) => {
    expect(() => parse(...argv)).toThrow(message)
  })
})

describe('загрузка демонстрационных данных', () => {
  let database: TestDatabase
  let blobFolder: string
  const lines: string[] = []
  const run = () =>
    runDemoData({
      products: 120,
      seed: 1,
      date: '2026-11-21',
      hasPeople: true,
      orders: 60,
      tickets: 20,
      hasFewDrawings: true,
      databaseUrl: database.url,
      content: openContentFolder(blobFolder),
      say: (line) => lines.push(line),
    })

  beforeAll(async () => {
    database = await createTestDatabase()
    blobFolder = await mkdtemp(join(tmpdir(), 'isp-blobs-'))
    await run()
  })
  afterAll(async () => {
    await database.drop()
    await rm(blobFolder, { recursive: true })
  })

  test('подборки товаров и курсы валют — по разу, сколько ни запускай', async () => {
    await database.pool.query(
      `update promo set title = 'Своё название' where title = 'Измерения и контроль'`,
    )
    await run()
    const sets = await database.pool.query(
      `select title, (select count(*)::int from promo_product where promo_id = promo.id) > 0 as has_goods
         from promo where kind = 'products' order by sort`,
    )
    expect(sets.rows.slice(0, 2)).toEqual([
      { title: 'Свёрла для участка', has_goods: true },
      { title: 'Своё название', has_goods: true },
    ])
    const rates = await database.pool.query('select code from currency_rate order by code')
    expect(rates.rows.map(({ code }) => code)).toEqual(['CNY', 'EUR', 'USD'])
  })

  test('баннеры, истории, материалы, страницы и спецпредложения — по разу, их картинки нарисованы', async () => {
    const { rows } = await database.pool.query(
      `select (select count(*)::int from promo where kind = 'banners') as banners,
              (select count(*)::int from promo where kind = 'stories') as stories,
              (select count(*)::int from shown_article where is_shown) as articles,
              (select count(*)::int from shown_page) as pages,
              (select count(*)::int from shown_offer) as offers,
              (select count(*)::int from shown_offer where is_shown and not is_ended) as current_offers`,
    )
    expect(rows).toEqual([
      { banners: 3, stories: 4, articles: 59, pages: 6, offers: 4, current_offers: 2 },
    ])
    const pictures = await database.pool.query<{ src: string }>(
      `select distinct image ->> 'src' as src from promo where image is not null
       union select slide -> 'image' ->> 'src' from promo, jsonb_array_elements(slides) slide`,
    )
    expect(pictures.rows.length).toBeGreaterThan(10)
    for (const { src } of pictures.rows) {
      const bytes = await readFile(join(blobFolder, src))
      expect(bytes.subarray(8, 12).toString('latin1'), src).toBe('WEBP')
    }
  })

  test('каждая названная картинка и каждый документ лежат на месте', async () => {
    const { rows } = await database.pool.query<{ src: string }>(
      'select distinct unnest(images) as src from product union select image from section',
    )
    expect(rows.length).toBeGreaterThan(50)
    for (const { src } of rows) {
      for (const folder of ['origins', 'w320']) {
        const bytes = await readFile(join(blobFolder, 'images/b2b', folder, `${src}.webp`))
        expect(bytes.subarray(8, 12).toString('latin1'), src).toBe('WEBP')
      }
    }
    const documents = await database.pool.query<{ url: string; size_bytes: number }>(
      'select distinct url, size_bytes from product_document',
    )
    expect(documents.rowCount).toBeGreaterThan(50)
    for (const { url, size_bytes } of documents.rows) {
      const bytes = await readFile(join(blobFolder, url))
      expect(bytes.length).toBe(size_bytes)
      expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-')
    }
  })

  test('учётные записи входят с паролем demo-2026', async () => {
    const { rows } = await database.pool.query<{ password_hash: string }>(
      'select password_hash from account',
    )
    expect(rows).toHaveLength(11)
    expect(await verify(rows[0]?.password_hash ?? '', 'demo-2026')).toBe(true)
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$/)
  })

  test('у трёх компаний заказы двух лет во всех состояниях, с отгрузками и резервом; второй запуск их не удваивает (D36)', async () => {
    await run()
    const { rows } = await database.pool.query(
      `select count(*)::int as orders, count(distinct company_id)::int as companies,
              count(distinct status)::int as statuses, (now()::date - min(created_at)::date)::int > 600 as is_old,
              bool_and(total = (select sum(sum) from order_line where order_id = orders.id)) as is_summed,
              bool_and((status in ('SHIPPED', 'DELIVERED')) = exists (select from shipment where order_id = orders.id)) as is_shipped
         from orders`,
    )
    expect(rows).toEqual([
      { orders: 60, companies: 3, statuses: 7, is_old: true, is_summed: true, is_shipped: true },
    ])
    const held = await database.pool.query(
      `select from stock join (select product_id, warehouse_id, sum(quantity) as held from reservation
                                where released_at is null group by 1, 2) held using (product_id, warehouse_id)
        where held > quantity`,
    )
    expect(held.rowCount).toBe(0)
    const tickets = await database.pool.query(
      `select count(*)::int as tickets, count(distinct status)::int as statuses, count(distinct kind)::int as kinds,
              (select count(*)::int from claim_line) as claims, (select array_agg(blob) from file where purpose = 'ticket') as blobs from ticket`,
    )
    const [blob] = tickets.rows[0]?.blobs ?? []
    expect(tickets.rows).toEqual([{ tickets: 20, statuses: 4, kinds: 6, claims: 2, blobs: [blob] }])
    const attached = await openContentFolder(blobFolder).blobs.files.open(blob)
    attached?.content.destroy()
    expect(attached?.size).toBeGreaterThan(1000)
  })

  test('D36: долг, заказы, оплаты, УПД и акты сверки сходятся до копейки; второй запуск их не множит', async () => {
    const accounts = async () =>
      (
        await database.pool.query(
          `with shipped as (
             select orders.agreement_id, sum(total) as total from orders
              where exists (select from shipment where order_id = orders.id) group by 1),
           paid as (
             select orders.agreement_id, sum(amount) as total from order_payment join orders on orders.id = order_id group by 1),
           last as (
             select distinct on (agreement_id) * from settlement order by agreement_id, ends desc)
           select agreement.external_id as agreement, agreement.overdue > 0 as "isLate",
                  agreement.debt = greatest(0, last.closing)
                    and last.closing = coalesce(shipped.total, 0) - coalesce(paid.total, 0) as "debtIsOfOrders",
                  agreement.overdue = (select coalesce(sum((part ->> 'amount')::bigint), 0) from jsonb_array_elements(last.overdue) part)
                    as "overdueIsOfAct",
                  (select bool_and(opening + (select coalesce(sum((line ->> 'debit')::bigint - (line ->> 'credit')::bigint), 0)
                                                from jsonb_array_elements(lines) line) = closing)
                     from settlement where settlement.agreement_id = agreement.id) as "linesGiveClosing",
                  (select bool_and(opening = before) from (
                     select opening, lag(closing, 1, opening) over (order by begins) as before
                       from settlement where settlement.agreement_id = agreement.id) act) as "actsFollow",
                  (select bool_and((facts ->> 'total')::bigint = orders.total and (facts ->> 'vat')::bigint = orders.vat_total
                              and exists (select from settlement, jsonb_array_elements(lines) line
                                           where line ->> 'paper' = paper.title and line ->> 'order' = orders.number
                                             and (line ->> 'debit')::bigint = orders.total)
                              and exists (select from shown_paper_file shown where shown.paper_id = paper.id))
                     from paper join orders on orders.id = paper.order_id
                    where orders.agreement_id = agreement.id) as "updsAreOfOrders"
             from last join agreement on agreement.id = last.agreement_id
             left join shipped on shipped.agreement_id = agreement.id left join paid on paid.agreement_id = agreement.id
            order by 1`,
        )
      ).rows
    const counts = async () =>
      (
        await database.pool.query(
          `select (select count(*)::int from settlement) as acts, (select count(*)::int from order_payment) as payments,
                  (select count(*)::int from paper) as papers, (select array_agg(debt order by id) from agreement) as debts`,
        )
      ).rows[0]
    const agree = {
      ...{ debtIsOfOrders: true, overdueIsOfAct: true, linesGiveClosing: true, actsFollow: true },
      updsAreOfOrders: true,
    }
    expect(await accounts()).toEqual([
      { agreement: 'demo:agreement-1-1', isLate: false, ...agree },
      { agreement: 'demo:agreement-2-1', isLate: false, ...agree },
      { agreement: 'demo:agreement-2-2', isLate: true, ...agree },
      { agreement: 'demo:agreement-3-1', isLate: false, ...agree },
    ])
    const made = await counts()
    await run()
    expect(await counts()).toEqual(made)
  })

  test('§6: у действующих компаний есть продавец, и снятого повторный запуск не возвращает', async () => {
    const managers = async () =>
      (
        await database.pool.query(
          `select count(*)::int as companies from company_manager join account on account.id = account_id
            where login = 'sales@example.com'`,
        )
      ).rows[0]
    expect(await managers()).toEqual({ companies: 6 })
    await database.pool.query(
      `delete from company_manager where company_id = (select min(company_id) from company_manager)`,
    )
    await run()
    expect(await managers()).toEqual({ companies: 5 })
  })

  test('D42: у компании с лимитом, согласующим и бюджетом заявка ждёт и заявка возвращена, по одной', async () => {
    await run()
    const { rows } = await database.pool.query(
      `select status, total > order_limit as is_over, reason <> '' as is_explained, note <> '' as is_returned,
              total = (select sum((line ->> 'sum')::bigint) from jsonb_array_elements(lines) line) as is_summed
         from approval_request join approval_rules using (company_id) order by approval_request.id`,
    )
    const whole = { is_over: true, is_explained: true, is_summed: true }
    expect(rows).toEqual([
      { ...whole, status: 'RETURNED', is_returned: true },
      { ...whole, status: 'WAITING', is_returned: false },
    ])
    const { rows: kept } = await database.pool.query(
      `select (select count(*)::int from approval_person where is_approver) as approvers,
              (select count(*)::int from cost_centre) as centres`,
    )
    expect(kept).toEqual([{ approvers: 1, centres: 1 }])
  })

  test('у людей есть черновики с товарами, и удалённый повторный запуск не возвращает (D36)', async () => {
    const count = async () =>
      (
        await database.pool.query(
          `select login, count(distinct draft.id)::int as drafts, count(*)::int as lines
             from draft join account on account.id = draft.account_id
             join draft_line on draft_line.draft_id = draft.id
            where deleted_at is null group by login order by login`,
        )
      ).rows
    const made = await count()
    expect(made).toMatchObject([
      { login: 'buyer@example.com', drafts: 2 },
      { login: 'chief@example.com', drafts: 1 },
      { login: 'newcomer@example.com', drafts: 1 },
    ])
    for (const { lines } of made) expect(lines).toBeGreaterThan(2)
    await database.pool.query('update draft set deleted_at = now()')
    await run()
    expect(await count()).toEqual([])
    await database.pool.query('update draft set deleted_at = null')
  })

  test('избранное, просмотренное и приглашение — по разу, и убранное не возвращается (D36)', async () => {
    const count = async () =>
      (
        await database.pool.query(
          `select (select count(*)::int from favorite_list) as lists, (select count(*)::int from favorite_item) as marked,
                  (select count(*)::int from viewed_product) as viewed,
                  (select count(*)::int from company_invitation where status = 'PENDING') as invited,
                  (select count(*)::int from price where changed_at > now() - interval '2 days') > 0 as is_repriced`,
        )
      ).rows[0]
    expect(await count()).toEqual({
      lists: 3,
      marked: 29,
      viewed: 38,
      invited: 1,
      is_repriced: true,
    })
    await database.pool.query(
      `delete from favorite_item; delete from viewed_product where product_id % 2 = 0;
       update company_invitation set status = 'DECLINED'`,
    )
    const kept = await count()
    await run()
    expect(await count()).toEqual(kept)
  })

  test('у последних заказов каждого есть предложение, у недоставленных и счёт, и второй запуск их не множит (D36)', async () => {
    const count = async () =>
      (
        await database.pool.query(
          `select (select count(*)::int from invoice) as invoices, (select count(*)::int from quotation where content is not null) as offers,
                  (select count(distinct company_id)::int from quotation) as companies,
                  (select count(*)::int from invoice join orders on orders.id = order_id where status = 'DELIVERED') as late,
                  (select sum(total)::bigint from quotation) = (select sum((line ->> 'sum')::bigint)
                     from quotation, jsonb_array_elements(content -> 'lines') line) as is_summed`,
        )
      ).rows[0]
    const made = await count()
    expect(made).toMatchObject({ companies: 3, is_summed: true, late: 0 })
    expect(made.invoices).toBeGreaterThan(0)
    await run()
    expect(await count()).toEqual(made)
  })

  test('второй запуск ничего не меняет: ни строк, ни паролей, ни файлов', async () => {
    const state = async () => ({
      people: (
        await database.pool.query(
          'select * from account a, company c, company_member m, agreement g order by 1, 2',
        )
      ).rows.length,
      hashes: (await database.pool.query('select password_hash from account order by id')).rows,
      files: (await readdir(blobFolder, { recursive: true })).length,
      written: (await stat(join(blobFolder, 'files/documents/certificate-sverla-c-h.pdf'))).mtimeMs,
    })
    const before = await state()
    expect(await run()).toMatchObject({ changed: 0, version: null })
    expect(await state()).toEqual(before)
    expect(lines.at(-2)).toMatch(/из них новых 0/)
  })

  test('без учётных записей каталог есть, а войти с общеизвестным паролем некому', async () => {
    const own = await createTestDatabase()
    await runDemoData({
      products: 20,
      seed: 1,
      date: '2026-11-21',
      hasPeople: false,
      orders: 0,
      tickets: 20,
      hasFewDrawings: true,
      databaseUrl: own.url,
      content: openContentFolder(blobFolder),
      say: () => undefined,
    })
    const { rows } = await own.pool.query(
      'select (select count(*)::int from product) as products, (select count(*)::int from account) as accounts',
    )
    expect(rows).toEqual([{ products: 20, accounts: 0 }])
    await own.drop()
  })

  test('папка, в которую нельзя писать, названа одной фразой', async () => {
    const file = join(blobFolder, 'file')
    await writeFile(file, '')
    const attempt = runDemoData({
      products: 1,
      seed: 1,
      date: '2026-11-21',
      hasPeople: true,
      orders: 0,
      tickets: 20,
      hasFewDrawings: true,
      databaseUrl: database.url,
      content: openContentFolder(file),
      say: () => undefined,
    })
    await expect(attempt).rejects.toThrow(/Не удаётся писать в папку/)
  })
})
