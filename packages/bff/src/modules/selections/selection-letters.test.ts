import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '../../composition/app.ts'
import { databaseOf } from '../../kernel/database.ts'
import { transactionsOf } from '../../kernel/transaction.ts'
import { agreements, companies } from '../auth/people.fixture.ts'
import { type BuyersShop, openBuyersShop, type Visitor } from '../basket/buyers.fixture.ts'
import { createPreparedIndex, noDrawings } from '../goods/catalog.fixture.ts'
import { openCatalog } from '../goods/catalog.service.ts'
import { openWorker, workerOptions } from '../jobs/jobs.fixture.ts'
import type { Jobs } from '../jobs/jobs.service.ts'
import { openSmtpServer } from '../mail/smtp-server.fixture.ts'
import { createSelectionLetters, lettersJob } from './selection-letters.job.ts'

let shop: BuyersShop
let buyer: Visitor
let prepared = createPreparedIndex()
let jobs: Jobs
let clock = { ms: 0 }
const catalogIndex = { current: () => prepared.index }
const DAY = 86_400_000

beforeAll(async () => {
  shop = await openBuyersShop({ catalogIndex })
  buyer = await shop.visitor('buyer')
  jobs = await openWorker(shop, [], null)
})
afterAll(async () => {
  await jobs.close()
  await shop.close()
})
beforeEach(async () => {
  prepared = createPreparedIndex({ total: 1, ids: [1] })
  clock = { ms: DAY }
  await shop.pool.query(
    `truncate saved_selection, selection_unsubscribe, mail_outbox; delete from pgboss.job;
     update product set is_active = id <> 4;
     update account set status = 'ACTIVE' where id = 2; update company set status = 'ACTIVE' where id = 1;
     update company_member set is_blocked = false where company_id = 1 and account_id = 2;
     update section set is_active = id <> 4`,
  )
})

const portsOf = (own: Jobs) => ({
  database: databaseOf(shop.pool),
  transact: transactionsOf(shop.pool),
  catalog: openCatalog({ database: databaseOf(shop.pool), catalogIndex, drawings: noDrawings }),
  jobs: own,
  shopOrigin: 'https://shop.example.com',
  now: () => new Date(Date.now() + clock.ms),
})
const turn = {
  id: '',
  attempt: 1,
  signal: new AbortController().signal,
  checkpoint: async () => {},
}
/** One run of the job, at the time of `clock`. */
const run = () => createSelectionLetters(portsOf(jobs)).run({}, turn)
const letters = async () =>
  (
    await shop.pool.query(
      'select recipient as "to", subject, body_text as text, body_html as html from mail_outbox order by id',
    )
  ).rows
const save = async (change: object = {}, visitor = buyer) => {
  const { status, body } = await visitor.call('saveSelection', {
    body: { name: 'Свёрла', section: 'metal-drills', filters: [], hasLetter: true, ...change },
  })
  expect(status).toBe(200)
  return body
}
const finds = (...ids: number[]) => {
  prepared.answer.total = ids.length
  prepared.answer.ids = ids
}

describe('письмо о новом: когда его нет', () => {
  test('ничего нового; в тот же день; письмо не просили', async () => {
    await save()
    await run()
    await save({ name: 'Без письма', hasLetter: false })
    clock.ms = 0
    finds(2, 1)
    await run()
    expect(await letters()).toEqual([])
  })

  test.each([
    ['не подтверждена', 'NEW'],
    ['заблокирована', 'BLOCKED'],
  ])('учётная запись %s', async (_name, status) => {
    await save()
    await shop.pool.query('update account set status = $1 where id = 2', [status])
    finds(2, 1)
    await run()
    expect(await letters()).toEqual([])
    buyer = await (async () => {
      await shop.pool.query(`update account set status = 'ACTIVE' where id = 2`)
      return shop.visitor('buyer')
    })()
  })

  test('товары сняли с продажи или скрыли с разделом, пока индекс о них ещё помнит', async () => {
    await save()
    await shop.pool.query('update product set is_active = false where id = 2')
    finds(5, 4, 2, 1)
    await run()
    expect(await letters()).toEqual([])
  })

  test('раздела больше нет: подборка ждёт, другие получают своё', async () => {
    await save()
    await save({ name: 'Запрос', section: undefined, q: 'сверло' })
    await shop.pool.query('update section set is_active = false where id = 3')
    finds(3, 1)
    Object.assign(prepared.index, { dataVersion: '2' })
    await run()
    expect(await letters()).toMatchObject([{ subject: 'Новое в подборке «Запрос»' }])
  })

  test('нашлось не то, что искали, а похожее', async () => {
    await save({ section: undefined, q: 'сверло 8,6' })
    finds(2, 1)
    prepared.answer.match = { kind: 'nearest', text: 'сверло', missing: '8,6', values: ['8,5'] }
    await run()
    expect(await letters()).toEqual([])
    clock.ms += DAY
    prepared.answer.match = { kind: 'exact', text: 'сверло 8,6' }
    await run()
    expect(await letters()).toHaveLength(1)
  })
})

describe('письмо о новом', () => {
  test('одно на человека: названия, свои цены, ссылки на списки и отписка', async () => {
    await save({ filters: [{ code: 'brand', values: ['frezer'] }] })
    await save({ name: 'Поиск <8,5>', section: undefined, q: 'сверло' })
    finds(2, 3, 1)
    await run()
    const [letter, ...others] = await letters()
    expect(others).toEqual([])
    expect(letter).toMatchObject({ to: 'buyer@example.com', subject: 'Новое в 2\u00a0подборках' })
    expect(letter.text).toContain('Подборка «Поиск <8,5>»: 2\u00a0новых товара')
    expect(letter.text).toContain('· Сверло 10 мм — 999,99\u00a0₽\n  арт.\u00a0A/10\n')
    expect(letter.text).toContain('· Кондуктор — 50,00\u00a0₽\n  арт.\u00a0K-1\n')
    expect(letter.text).not.toContain('Сверло 8,5 мм —')
    expect(letter.text).toContain(
      'https://shop.example.com/catalog/metal-drills/1/filtered/?brand=frezer&sort=new',
    )
    expect(letter.text).toContain('https://shop.example.com/cabinet/favorites/?selections')
    expect(letter.text).toMatch(/\/bff\/selections\/unsubscribe\?token=[\da-f-]{36}/)
    expect(letter.html).toContain('Поиск &lt;8,5&gt;')
    expect(letter.html).toContain('href="https://shop.example.com/product/sverlo-10/"')
  })

  test('из многих названы пять, об остальных — сколько', async () => {
    await shop.pool.query(
      `insert into product (id, slug, section_id, article, name)
       select 100 + n, 'new-' || n, 3, 'N-' || n, 'Новое ' || n from generate_series(1, 8) n`,
    )
    await save()
    finds(...Array.from({ length: 8 }, (_, at) => 108 - at), 1)
    await run()
    const [{ text }] = await letters()
    expect(text.match(/· Новое \d/g)).toHaveLength(5)
    expect(text).toContain('И\u00a0ещё\u00a03\u00a0товара')
    expect(text).toContain('цена по запросу')
    await shop.pool.query('delete from product where id > 100')
  })

  test('кто ушёл из компании, видит цены без договора; компания на проверке — тоже', async () => {
    const finding = async () => {
      await shop.pool.query('truncate saved_selection, mail_outbox; delete from pgboss.job')
      finds(2)
      await save()
      finds(1, 2)
    }
    const priced = async () => (await letters())[0]?.text
    await finding()
    await run()
    expect(await priced()).toContain('100,00\u00a0₽')
    await finding()
    await shop.pool.query(
      'update company_member set is_blocked = true where company_id = 1 and account_id = 2',
    )
    await run()
    expect(await priced()).toContain('122,00\u00a0₽')
    await shop.pool.query(
      'update company_member set is_blocked = false where company_id = 1 and account_id = 2',
    )
    await finding()
    await shop.pool.query(`update company set status = 'MODERATION' where id = 1`)
    await run()
    expect(await priced()).toContain('122,00\u00a0₽')
  })

  test('второго в тот же день нет, и названного назавтра — тоже', async () => {
    await save()
    finds(2, 1)
    await Promise.all([run(), run(), run()])
    await run()
    finds(3, 2, 1)
    await run()
    expect(await letters()).toHaveLength(1)
    clock.ms += DAY
    await run()
    const [, second, ...others] = await letters()
    expect(others).toEqual([])
    expect(second.text).toContain('Кондуктор')
    expect(second.text).not.toContain('Сверло 10 мм')
  })

  test('сбой посреди письма: не помечено увиденным, и следующая попытка шлёт его', async () => {
    await save()
    finds(2, 1)
    const broken = createSelectionLetters({
      ...portsOf(jobs),
      jobs: {
        enqueue: async () => {
          throw new Error('killed')
        },
      },
    })
    await expect(broken.run({}, turn)).rejects.toThrow('killed')
    expect(await letters()).toEqual([])
    await run()
    expect(await letters()).toHaveLength(1)
  })

  test('пока каталог не готов, никто не отмечен осмотренным', async () => {
    await save()
    const ready = prepared
    prepared = Object.assign(createPreparedIndex(), { index: null })
    await expect(run()).rejects.toThrow('CATALOG_NOT_READY')
    prepared = ready
    finds(2, 1)
    await run()
    expect(await letters()).toHaveLength(1)
  })

  test('два сервера смотрят вместе: опоздавший не пишет и увиденного другим не затирает', async () => {
    await save()
    finds(2, 1)
    const ports = portsOf(jobs)
    const late = createSelectionLetters({
      ...ports,
      transact: async (work) => {
        finds(3, 2, 1)
        await run()
        return ports.transact(work)
      },
    })
    await late.run({}, turn)
    clock.ms += DAY
    await run()
    const [letter, ...others] = await letters()
    expect(others).toEqual([])
    expect(letter.text).toContain('Кондуктор')
  })

  test('между двумя подборками другие успевают своё: каждая — в своём обороте цикла', async () => {
    for (const n of [1, 2, 3, 4, 5, 6]) await save({ name: `Подборка ${n}` })
    let turns = 0
    let isOver = false
    const count = () => {
      turns += 1
      if (!isOver) setImmediate(count)
    }
    const lookedAt: number[] = []
    const { list } = prepared.index
    Object.assign(prepared.index, {
      list: (query: Parameters<typeof list>[0]) => {
        lookedAt.push(turns)
        return list(query)
      },
    })
    setImmediate(count)
    await run()
    isOver = true
    expect(lookedAt).toHaveLength(6)
    expect(new Set(lookedAt).size).toBe(6)
  })

  test('людей больше, чем берётся за раз: каждому своё письмо', async () => {
    await shop.pool.query(
      `with people as (
         insert into account (id, login, password_hash, status)
         select 5000 + n, 'reader' || n || '@example.com', '', 'ACTIVE' from generate_series(1, 230) n returning id)
       insert into saved_selection (account_id, name, section, filters, has_letter, seen_ids, seen_up_to, looked_on)
       select id, 'Свёрла', 'metal-drills', '[]', true, '{1}', 1, current_date - 1 from people`,
    )
    finds(2, 1)
    await run()
    const sent = (await letters()).map(({ to }) => to)
    expect(new Set(sent).size).toBe(230)
    expect(sent).toHaveLength(230)
    await shop.pool.query('delete from account where id > 5000')
  })
})

describe('почтовый сервер', () => {
  let close = async () => {}
  afterEach(() => close())

  test('получает письмо один раз, хотя задание выполнено дважды', async () => {
    const server = await openSmtpServer()
    const { received } = server
    const { now, shopOrigin } = portsOf(jobs)
    const app = await buildApp({
      ...{ pool: shop.pool, catalogIndex, now, shopOrigin, worker: workerOptions },
      mail: { from: 'ИСП <shop@example.com>', url: server.url },
    })
    close = async () => {
      await app.close()
      await server.close()
    }
    await save()
    finds(2, 1)
    for (const _time of [1, 2]) await jobs.enqueue(databaseOf(shop.pool), lettersJob, {})
    const states = async (name: string) =>
      (await shop.pool.query('select state from pgboss.job where name = $1', [name])).rows
    const done = { state: 'completed' }
    await expect.poll(() => states('selections.letters')).toEqual([done, done])
    await expect.poll(() => states('mail.send')).toEqual([done])
    expect(received).toHaveLength(1)
    expect(received[0]?.to).toEqual(['buyer@example.com'])
    expect(received[0]?.text).toContain('multipart/alternative')
    expect(received[0]?.text).toMatch(
      /^List-Unsubscribe: <https:\/\/shop\.example\.com\/bff\/selections\/unsubscribe\?token=/m,
    )
  })
})

test('цены той компании и того договора, что были выбраны', async () => {
  const retail = await shop.visitor('buyer', {
    company: companies.alfa,
    agreement: agreements.retail,
  })
  finds(2)
  await save({}, retail)
  finds(1, 2)
  await run()
  expect((await letters())[0]?.text).toContain('122,00\u00a0₽')
})
