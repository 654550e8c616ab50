import { createTestDatabase, type TestDatabase } from '@isp/testing/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseOf } from '../../../kernel/database.ts'
import type { CatalogIndexHolder } from '../../../search/catalog-index.ts'
import { createCatalogContext } from '../catalog.context.ts'
import { insertCatalog } from '../catalog.fixture.ts'
import { openIndexOf } from '../open-index.fixture.ts'
import { createSizeSteps, type SizeStepsService } from './size-steps.service.ts'

/** Sections of drills, screws, pipe fittings and vices; the first attribute of a product is the size of its section. */
const sizesSql = `
insert into property (id, code, name, unit, kind, sort) values
  (11, 'steel', 'Материал', null, 'string', 12), (12, 'thread', 'Резьба', null, 'string', 13),
  (13, 'len', 'Длина', 'мм', 'number', 14), (14, 'inch', 'Размер', null, 'string', 15),
  (16, 'country', 'Страна', null, 'string', 16);
insert into section (id, parent_id, slug, name, sort) values
  (10, 1, 'd', 'Свёрла', 1), (11, 1, 's', 'Винты', 2), (12, 1, 'p', 'Фитинги', 3), (13, 1, 'v', 'Тиски', 4);
insert into section_property (section_id, property_id, sort, is_column) values
  (10, 1, 1, true), (10, 11, 2, true), (10, 16, 3, false), (11, 12, 1, true), (11, 13, 2, true), (12, 14, 1, true),
  (13, 13, 1, true);
insert into product (id, slug, section_id, article, name, attributes)
select id, 'size-' || id, section, 'S-' || id, 'Товар ' || id, attributes::jsonb from (values
  (101, 10, '{"diameter": 9.8, "steel": "HSS", "country": "Чехия"}'), (102, 10, '{"diameter": 10, "steel": "HSS", "country": "Индия"}'),
  (103, 10, '{"diameter": 10.1, "steel": "VHM"}'), (104, 10, '{"diameter": 10.2, "steel": "HSS"}'),
  (111, 11, '{"thread": "М2×0,4", "len": 6}'), (112, 11, '{"thread": "М2,5×0,45", "len": 6}'),
  (113, 11, '{"thread": "М10×1,5", "len": 6}'), (114, 11, '{"thread": "М3×0,5", "len": 30}'),
  (115, 11, '{"thread": "М3×0,5", "len": 8}'), (116, 11, '{"thread": "М3×0,5", "len": 6}'),
  (121, 12, '{"inch": "1/2\\""}'), (122, 12, '{"inch": "3/8\\""}'), (123, 12, '{"inch": "3/4\\""}'),
  (131, 13, '{"len": 5}'), (132, 13, '{"len": 5}'), (133, 13, '{}')
) as goods (id, section, attributes)`

let scratch: TestDatabase
let holder: CatalogIndexHolder
let service: SizeStepsService
beforeAll(async () => {
  scratch = await createTestDatabase()
  await insertCatalog(scratch.pool)
  await scratch.pool.query(sizesSql)
  holder = await openIndexOf(scratch.pool)
  const context = createCatalogContext({ database: databaseOf(scratch.pool), catalogIndex: holder })
  service = createSizeSteps(context)
})
afterAll(async () => {
  await holder.close()
  await scratch.drop()
})

const stepsOf = async (id: number) => {
  const { steps } = await service.of(id, null)
  const told = (step: NonNullable<typeof steps>['larger'] | undefined) =>
    step ? [step.value, step.product.id] : null
  return steps && [told(steps.smaller), steps.value, told(steps.larger)]
}

test('сверло: соседние диаметры того же материала; крайний размер имеет соседа с одной стороны', async () => {
  expect(await stepsOf(102)).toEqual([[9.8, 101], 10, [10.2, 104]])
  expect(await stepsOf(101)).toEqual([null, 9.8, [10, 102]])
  expect((await service.of(102, null)).steps).toMatchObject({ name: 'Диаметр', unit: 'мм' })
  // the only one of its material
  expect(await stepsOf(103)).toBeNull()
})

test('резьба идёт по размеру, а не по буквам, и из нескольких длин — та же, иначе ближайшая', async () => {
  expect(await stepsOf(112)).toEqual([['М2×0,4', 111], 'М2,5×0,45', ['М3×0,5', 116]])
  expect(await stepsOf(113)).toEqual([['М3×0,5', 116], 'М10×1,5', null])
  expect(await stepsOf(114)).toEqual([['М2,5×0,45', 112], 'М3×0,5', ['М10×1,5', 113]])
})

test('дюймы — дробями', async () => {
  expect(await stepsOf(121)).toEqual([['3/8"', 122], '1/2"', ['3/4"', 123]])
})

test('размер один у всех, его нет или нет товара — соседей нет', async () => {
  expect(await stepsOf(131)).toBeNull()
  expect(await stepsOf(133)).toBeNull()
  await expect(service.of(999, null)).rejects.toMatchObject({ code: 'PRODUCT_NOT_FOUND' })
})
