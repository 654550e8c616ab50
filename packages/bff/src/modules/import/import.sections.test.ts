import { afterEach, beforeEach, expect, test } from 'vitest'
import { catalogOf, classifierOf, documentOf, goodOf } from '../../commerce-ml/export.fixture.ts'
import { type Imports, openImports } from './import.fixture.ts'

let shop: Imports
beforeEach(async () => {
  shop = await openImports()
})
afterEach(() => shop.close())

const group = (id: string, name: string, inside = '') =>
  `<Группа><Ид>${id}</Ид><Наименование>${name}</Наименование>${inside && `<Группы>${inside}</Группы>`}</Группа>`
const classifier = (...groups: string[]) => classifierOf(`<Группы>${groups.join('')}</Группы>`)
const good = (id: string, groupId: string) => goodOf(id, `<Группы><Ид>${groupId}</Ид></Группы>`)
const catalog = (name: string, goods: string, inside = '') =>
  catalogOf(goods).replace(
    '<Наименование>Каталог K</Наименование>',
    `<Наименование>${name}</Наименование>${inside}`,
  )
/** Visible sections with their parents. */
const tree = () =>
  shop.rows(
    `select s.name, parent.name as parent from section s left join section parent on parent.id = s.parent_id
     where s.is_active order by s.sort, s.name`,
  )
const drills = classifier(
  group('a', 'Свёрла', group('b', 'Свёрла по бетону')),
  group('c', 'Метчики'),
)
const inDrills = good('1', 'b') + good('2', 'c')
const lifted = [
  { name: 'Метчики', parent: null },
  { name: 'Свёрла', parent: null },
  { name: 'Свёрла по бетону', parent: 'Свёрла' },
]

test.each([
  'Основной каталог товаров',
  'Каталог товаров',
  'каталог',
  'Номенклатура',
  'Классификатор (Основной каталог товаров)',
  '',
])('корень «%s» наверху не стоит: стоят его разделы', async (name) => {
  const parts = [drills, catalog(name, inDrills)]
  await shop.importParts(parts)
  expect(await tree()).toEqual(expect.arrayContaining(lifted))
  expect(await tree()).toHaveLength(lifted.length)
  expect(await shop.importParts(parts)).toMatchObject({ changed: 0 })
})

test('имя каталога из слова «каталог» и владельца — тоже не раздел, имя по делу — раздел', async () => {
  const owner = '<Владелец><Ид>o</Ид><Наименование>ООО «Рога и Копыта»</Наименование></Владелец>'
  await shop.importParts([drills, catalog('Каталог товаров Рога и Копыта', inDrills, owner)])
  expect(await tree()).toHaveLength(3)
  await shop.importParts([drills, catalog('Каталог инструмента', inDrills, owner)])
  expect(await tree()).toContainEqual({ name: 'Каталог инструмента', parent: null })
})

test('единственная группа «Номенклатура» под таким корнем тоже уступает место своим', async () => {
  const inner = group('n', 'Номенклатура', group('a', 'Свёрла') + group('c', 'Метчики'))
  await shop.importParts([classifier(inner), catalog('Каталог', good('1', 'a') + good('2', 'c'))])
  expect(await tree()).toEqual([
    { name: 'Свёрла', parent: null },
    { name: 'Метчики', parent: null },
  ])
})

test('товары без раздела такого каталога стоят в «Прочих товарах», последними', async () => {
  await shop.importParts([drills, catalog('Каталог товаров', `${inDrills}${goodOf('3')}`)])
  expect((await tree()).at(-1)).toEqual({ name: 'Прочие товары', parent: null })
})

test('каталог без групп остаётся разделом: больше товарам стоять негде', async () => {
  await shop.importParts([catalog('Каталог товаров', goodOf('1'))])
  expect(await tree()).toEqual([{ name: 'Каталог товаров', parent: null }])
})

test('корень, который прежде стоял наверху, уступает место, адреса прежние', async () => {
  await shop.importParts([drills, catalog('Инструмент', inDrills)])
  const slugs = await shop.rows('select external_id, slug from section order by 1')
  await shop.importParts([drills, catalog('Каталог товаров', inDrills)])
  expect(await tree()).toHaveLength(3)
  expect(await shop.rows('select external_id, slug from section order by 1')).toEqual(slugs)
  // a file of changes in which the catalogue has no name keeps the known one
  const nameless = [drills, catalog('', inDrills).replace('"false"', '"true"')]
  await shop.importParts(nameless)
  expect(await tree()).toHaveLength(3)
})

test('раздел, из которого товары ушли в другой каталог, не показан', async () => {
  const own = (id: string, name: string) =>
    `${classifierOf(`<Группы>${group('a', name)}</Группы>`, id)}${catalogOf(good('1', 'a'), { id })}`
  await shop.importFolder(await shop.put({ 'a.xml': documentOf(own('A', 'Старый')) }))
  await shop.importFolder(await shop.put({ 'b.xml': documentOf(own('B', 'Новый')) }))
  expect((await tree()).map((row) => (row as { name: string }).name)).not.toContain('Старый')
  expect((await tree()).map((row) => (row as { name: string }).name)).toContain('Новый')
})
