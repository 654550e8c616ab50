import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  catalogOf,
  classifierOf,
  documentOf,
  goodOf,
  offerOf,
  packageOf,
} from '../../../commerce-ml/export.fixture.ts'
import { type Onec, openOnec } from '../onec.fixture.ts'

let onec: Onec
let client: ReturnType<Onec['client']>
beforeAll(async () => {
  onec = await openOnec()
  client = onec.client(await onec.createAccess('ut'))
})
afterAll(() => onec.close())
beforeEach(() =>
  onec.rows(
    `with gone as (delete from source_product where product_id in (select id from product where external_id like 'ut|%'))
     update product set is_active = false where external_id like 'ut|%'`,
  ),
)

const tree = classifierOf(
  `<Группы><Группа><Ид>g</Ид><Наименование>Фрезы</Наименование></Группа></Группы>
   <Свойства><Свойство><Ид>p</Ид><Наименование>Покрытие</Наименование><ТипЗначений>Справочник</ТипЗначений>
     <ВариантыЗначений><Справочник><ИдЗначения>v</ИдЗначения><Значение>TiAlN</Значение></Справочник></ВариантыЗначений>
   </Свойство></Свойства>`,
)
const inGroup = `<Группы><Ид>g</Ид></Группы><ЗначенияСвойств><ЗначенияСвойства><Ид>p</Ид><Значение>v</Значение></ЗначенияСвойства></ЗначенияСвойств>`
const goods = (...ids: string[]) => ids.map((id) => goodOf(id, inGroup)).join('\n')
const first = (...ids: string[]) => documentOf(tree, catalogOf(goods(...ids)))
const later = (...ids: string[]) => documentOf(catalogOf(goods(...ids), { isChanges: true }))
const offers = (...list: string[]) => documentOf(packageOf(list.join('\n'), { isChanges: true }))

const shown = async (): Promise<string[]> =>
  (
    await onec.rows<{ id: string }>(
      `select external_id as id from product where is_active and external_id like 'ut|%' order by 1`,
    )
  ).map(({ id }) => id.slice(3))
const quiet = () => onec.rows(`update onec_full_run set named_at = now() - interval '40 minutes'`)

const many = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_value, at) => `G${String(from + at).padStart(3, '0')}`)

test('три порции трёх сеансов, полной названа первая: ничего не скрыто ни до, ни после', async () => {
  expect(await client.send({ 'import1_1.xml': first(...many(1, 3)) })).toEqual(['success'])
  expect(await client.send({ 'import1_2.xml': later(...many(4, 6)) })).toEqual(['success'])
  expect(await shown()).toEqual(many(1, 6))
  // the same full export again, of which the first portion names only a half
  await client.send({ 'import1_1.xml': first(...many(1, 3)) })
  expect(await shown()).toEqual(many(1, 6))
  await client.send({ 'import1_2.xml': later(...many(4, 6)) })
  await quiet()
  await onec.work()
  expect(await shown()).toEqual(many(1, 6))
})

test('чего полная выгрузка не назвала, скрыто после её конца, а не раньше', async () => {
  await client.send({ 'import1_1.xml': first(...many(1, 10)) })
  await quiet()
  await onec.work()
  await client.send({ 'import1_1.xml': first(...many(1, 5)) })
  await client.send({ 'import1_2.xml': later(...many(6, 9)) })
  expect(await shown()).toEqual(many(1, 10))
  await quiet()
  await onec.work()
  expect(await shown()).toEqual(many(1, 9))
})

test('обмен заказами и ценами каждые четверть часа не мешает полной выгрузке закончиться', async () => {
  await client.send({ 'import1_1.xml': first(...many(1, 10)) })
  await client.call('type=catalog&mode=deactivate')
  await onec.work()
  await client.send({ 'import1_1.xml': first(...many(1, 9)) })
  await quiet()
  await client.call('type=sale&mode=query')
  await client.send({ 'offers1_9.xml': offers(offerOf('G001', '3', '1')) })
  await onec.work()
  expect(await shown()).toEqual(many(1, 9))
})

test('больше пятой части ждёт решения человека на странице загрузок', async () => {
  await client.send({ 'import1_1.xml': first(...many(1, 10)) })
  await quiet()
  await onec.work()
  await client.send({ 'import1_1.xml': first(...many(1, 5)) })
  await quiet()
  await onec.work()
  expect(await shown()).toEqual(many(1, 10))
  const held = await onec.rows<{ hidden: number }>(
    `select hidden from exchange_load where state = 'held' and entity = 'products'`,
  )
  expect(held).toEqual([{ hidden: 5 }])
})

test('deactivate заканчивает полную выгрузку сразу', async () => {
  await client.send({ 'import1_1.xml': first(...many(1, 10)) })
  await client.call('type=catalog&mode=deactivate')
  await onec.work()
  await client.send({ 'import1_1.xml': first(...many(2, 10)) })
  await client.call('type=catalog&mode=deactivate')
  await onec.work()
  expect(await shown()).toEqual(many(2, 10))
})

test('порция, которая не прошла, повторена после следующей: всё на месте и один раз', async () => {
  await client.send({ 'import1_1.xml': first(...many(1, 2)) })
  const [refused] = await client.send({ 'import1_2.xml': later('G003').slice(0, -5) })
  expect(refused).toMatch(/^failure\n/)
  await client.send({ 'import1_3.xml': later('G004') })
  await client.send({ 'import1_2.xml': later('G003') })
  expect(await shown()).toEqual(many(1, 4))
})

test('порции без классификатора знают разделы, значения свойств и виды цен первой', async () => {
  await client.send({
    'import1_1.xml': first('G001'),
    'offers1_1.xml': documentOf(packageOf(offerOf('G001', '10', '1'))),
  })
  const bare = `<ПакетПредложений СодержитТолькоИзменения="true"><Ид>K#</Ид><ИдКаталога>K</ИдКаталога><Предложения>${offerOf('G002', '12.5', '3')}</Предложения></ПакетПредложений>`
  await client.send({ 'import1_2.xml': later('G002'), 'offers1_2.xml': documentOf(bare) })
  const rows = await onec.rows<{ id: string; section: string; values: object; price: number }>(
    `select p.external_id as id, s.name as section, p.attributes as values, price.amount::int as price
       from product p join section s on s.id = p.section_id join price on price.product_id = p.id
      where p.external_id in ('ut|G001', 'ut|G002') order by 1`,
  )
  expect(rows.map(({ section }) => section)).toEqual(['Фрезы', 'Фрезы'])
  expect(rows.map(({ price }) => price)).toEqual([1000, 1250])
  for (const { values } of rows) expect(Object.values(values)).toEqual(['TiAlN'])
})

test('предложение товара, которого нет, названо так, как его знает 1С; в словах об итоге нет хода загрузки', async () => {
  await client.send({
    'import1_1.xml': first('G001'),
    'offers1_1.xml': offers(offerOf('G404', '7', '1')),
  })
  const [file] = await onec.rows<{ words: string; remarks: unknown }>(
    `select words, remarks from onec_file where name = 'offers1_1.xml' order by received_at desc limit 1`,
  )
  expect(file?.remarks).toMatchObject([{ id: 'G404' }])
  expect(file?.words).toMatch(/Товары: прочитано 1/)
  expect(file?.words).not.toMatch(/Прочитано строк|Проверен/)
})

test('цена неизвестного вида сосчитана и показана, остальные цены приняты', async () => {
  const mixed = `<Предложение><Ид>G001</Ид><Цены>
    <Цена><ИдТипаЦены>T</ИдТипаЦены><ЦенаЗаЕдиницу>7</ЦенаЗаЕдиницу></Цена>
    <Цена><ИдТипаЦены>UNKNOWN</ИдТипаЦены><ЦенаЗаЕдиницу>8</ЦенаЗаЕдиницу></Цена></Цены></Предложение>`
  expect(
    await client.send({ 'import1_1.xml': first('G001'), 'offers1_1.xml': offers(mixed) }),
  ).toEqual(['success', 'success'])
  const [file] = await onec.rows<{ count: number; remarks: unknown }>(
    `select remark_count as count, remarks from onec_file where name = 'offers1_1.xml' order by received_at desc limit 1`,
  )
  expect(file?.count).toBe(1)
  expect(file?.remarks).toEqual([
    { line: expect.any(Number), id: 'G001', text: expect.stringContaining('UNKNOWN') },
  ])
  const [price] = await onec.rows(
    `select amount::int from price join product p on p.id = product_id where p.external_id = 'ut|G001'`,
  )
  expect(price).toEqual({ amount: 700 })
})

test('пакет изменений УТ 11.5: цена и остаток характеристики — её, а не самого товара', async () => {
  const variant = (id: string) =>
    `<Предложение><Ид>V001#${id}</Ид><Наименование>Фреза ${id}</Наименование></Предложение>`
  await client.send({
    'import1_1.xml': first('V001'),
    'offers1_1.xml': documentOf(packageOf([variant('C1'), variant('C2')].join(''))),
  })
  const change = (id: string, quantity: number) =>
    `<Предложение><Ид>V001</Ид><ИдХарактеристики>${id}</ИдХарактеристики><Склады ИдСклада="W" КоличествоНаСкладе="${quantity}"/></Предложение>`
  await client.send({
    'offers1_2.xml': documentOf(
      `<ИзмененияПакетаПредложений><Ид>K#</Ид><ИдКаталога>K</ИдКаталога><Предложения>${change('C1', 3)}${change('C2', 4)}</Предложения></ИзмененияПакетаПредложений>`,
    ),
  })
  expect(
    await onec.rows(
      `select p.external_id as id, quantity from stock join product p on p.id = product_id
        where p.external_id like 'ut|V001%' order by 1`,
    ),
  ).toEqual([
    { id: 'ut|V001#C1', quantity: 3 },
    { id: 'ut|V001#C2', quantity: 4 },
  ])
})

test('пометка удаления скрывает товар, Статус предложения — только вариант', async () => {
  const variant = (id: string, more = '') =>
    `<Предложение${more}><Ид>D001#${id}</Ид><Наименование>Фреза ${id}</Наименование></Предложение>`
  await client.send({
    'import1_1.xml': first('D001', 'D002'),
    'offers1_1.xml': documentOf(packageOf([variant('C1'), variant('C2')].join(''))),
  })
  await client.send({
    'import1_2.xml': documentOf(
      catalogOf(goodOf('D002', '<ПометкаУдаления>true</ПометкаУдаления>'), { isChanges: true }),
    ),
    'offers1_2.xml': offers(variant('C2', ' Статус="Удален"')),
  })
  expect(await shown()).toEqual(['D001#C1'])
})

test('вид цен выгрузки и договор из JSON узнают друг друга, компания двух дверей — одна', async () => {
  await client.send({
    'import1_1.xml': first('M001'),
    'offers1_1.xml': documentOf(
      packageOf(offerOf('M001', '55', '1')).replaceAll(
        '>T<',
        '>7d1c8c7e-0000-4000-8000-000000000001<',
      ),
    ),
  })
  const company = { id: 'c-41', name: 'ООО «Сверло»', inn: '7707083893', kpp: '773601001' }
  const sent = await onec.json.outcomes('import:companies', [company], 'ut')
  expect(sent).toEqual(['created'])
  const agreement = {
    ...{ id: 'a-41', company: 'c-41', name: 'Соглашение' },
    priceType: '7d1c8c7e-0000-4000-8000-000000000001',
  }
  expect(await onec.json.outcomes('import:agreements', [agreement], 'ut')).toEqual(['created'])
  const [found] = await onec.rows<{ amount: number }>(
    `select price.amount::int as amount from agreement join price on price.price_type_id = agreement.price_type_id
       join product on product.id = price.product_id and product.external_id = 'ut|M001'
      where agreement.name = 'Соглашение'`,
  )
  expect(found).toEqual({ amount: 5500 })
})
