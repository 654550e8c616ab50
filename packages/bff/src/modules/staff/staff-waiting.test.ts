import { afterAll, beforeAll, expect, test } from 'vitest'
import { bearer, companies, type Person } from '../auth/people.fixture.ts'
import { type OrdersShop, openOrdersShop } from '../order/changes/order-changes.fixture.ts'

let shop: OrdersShop
beforeAll(async () => {
  shop = await openOrdersShop()
  await shop.reset()
})
afterAll(() => shop.close())

const waiting = async (person: Person) =>
  shop.call('staffWaiting', { headers: bearer(await shop.signIn(person)) })
const counts = async (person: Person) =>
  Object.fromEntries(
    (await waiting(person)).body.items.map(({ kind, count }: { kind: string; count: number }) => [
      kind,
      count,
    ]),
  )

/** One of each; the tickets are of «Альфа», of «Бета» and of nobody's company. */
const addOneOfEach = () =>
  shop.pool.query(`
    delete from ticket;
    insert into ticket (key, kind, subject, account_id, author, company_id, waiting_since)
    select gen_random_uuid(), 'question', 'Вопрос', account.id, 'Автор', asked.company, asked.since
      from (select min(id) as id from account) account,
           (values ((select id from company where uuid = '${companies.alfa}'), now() - interval '2 days'),
                   ((select id from company where uuid = '${companies.beta}'), now() - interval '5 days'),
                   (null, now()), (null, null)) asked (company, since);
    insert into exchange_account (source, name, silent_hours, last_load_at)
    values ('late', 'Молчит', 1, now() - interval '2 hours'), ('fine', 'Говорит', 1, now());
    insert into education_topic (slug, name, sort) values ('t', 'Тема', 1);
    insert into education_article (slug, topic_id, title, summary, blocks, is_active, sort)
    select slug, (select id from education_topic where slug = 't'), 'Имя', '', '[]', false, 1
      from unnest(array['draft', 'shown']) slug;
    insert into text_version (article_id, title, summary, description, source, blocks, minutes, words, saved_by, publish_at)
    select id, 'Имя', '', '', '', '[]', 1, '', 'Автор', case slug when 'shown' then now() end
      from education_article where slug in ('draft', 'shown');
    insert into search_miss (asked, last_on) values ('свежий', now()::date), ('давний', now()::date - 30);
    update mail_outbox set refused_at = now() where id = (select max(id) from mail_outbox)`)

test('§6: у покупателя этого нет', async () => {
  expect(await waiting('buyer')).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
})

test('каждому — только то, чьи списки ему открыты; продавцу — по его компаниям', async () => {
  await shop.make(10)
  await addOneOfEach()
  expect(await counts('content')).toEqual({ drafts: 1, misses: 1 })
  expect(await counts('staff')).toEqual({ tickets: 2, companies: 1, newOrders: 1 })
  expect(await counts('admin')).toEqual({
    ...{ tickets: 3, companies: 1, newOrders: 1, silentAccounts: 1, lostLetters: 1 },
    ...{ drafts: 1, misses: 1 },
  })
})

test('давность — самого давнего; по ссылке «ждут ответа» — те же обращения', async () => {
  const { items } = (await waiting('admin')).body
  const since = items.find(({ kind }: { kind: string }) => kind === 'tickets')?.since ?? ''
  expect(Date.now() - Date.parse(since)).toBeGreaterThan(4.9 * 86_400_000)
  const admin = { headers: bearer(await shop.signIn('admin')) }
  const listed = await shop.call('tickets', { ...admin, query: { state: 'waiting' } })
  expect(listed.body.total).toBe(3)
})
