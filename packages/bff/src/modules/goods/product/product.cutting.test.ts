import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type OpenCatalog, openCatalog } from '../catalog.fixture.ts'

let catalog: OpenCatalog
beforeAll(async () => {
  catalog = await openCatalog()
})
afterAll(() => catalog.close())
beforeEach(() => catalog.pool.query('truncate cutting_data'))

const has = (attributes: object) =>
  catalog.pool.query('update product set attributes = $1 where id = 1', [attributes])
const recommend = (operation: string, rows: string) =>
  catalog.pool.query(
    `insert into cutting_data (section_id, operation, tool_material, work_group, speed_from, speed_to, feed_from, feed_to)
     select 3, $1, row.* from (values ${rows}) as row`,
    [operation],
  )
const cutting = async () => (await catalog.get('/products/1')).body.cutting

test('задача 14: без данных раздела, без диаметра и без зубьев у фрезы режимов нет', async () => {
  await has({ diameter: 10 })
  expect(await cutting()).toBeNull()
  await recommend('milling', `('', 'P', 20, 30, 0.01, 0.02)`)
  expect(await cutting()).toBeNull()
  for (const teeth of ['4', 0, 2.5]) {
    await has({ diameter: 10, teeth })
    expect(await cutting()).toBeNull()
  }
  await has({ teeth: 4 })
  expect(await cutting()).toBeNull()
})

test('задача 14: подача — по диаметру; сплав инструмента важнее общего, группы — те, что назвал производитель', async () => {
  await recommend(
    'drilling',
    `('', 'P', 20, 30, 0.01, 0.02), ('HSS', 'P', 25, 35.5, 0.015, 0.025), ('', 'M', 8, 14, 0.01, 0.018),
     ('', 'N', 40, 70, 0.02, 0.035), ('carbide', 'K', 90, 99, 0.02, 0.03)`,
  )
  await has({ diameter: 8.5, tool_material: 'HSS', iso_materials: 'P, N' })
  expect(await cutting()).toEqual({
    operation: 'drilling',
    diameter: 8.5,
    teeth: 1,
    groups: [
      { group: 'P', speed: { from: 25, to: 35.5 }, feed: { from: 0.128, to: 0.213 } },
      { group: 'N', speed: { from: 40, to: 70 }, feed: { from: 0.17, to: 0.298 } },
    ],
  })
  await has({ diameter: 8.5 })
  expect((await cutting()).groups.map(({ group }: { group: string }) => group)).toEqual([
    'P',
    'M',
    'N',
  ])
})

test('задача 14: перепутанные пределы база не примет', async () => {
  await expect(recommend('drilling', `('', 'P', 30, 20, 0.01, 0.02)`)).rejects.toThrow('check')
  await expect(recommend('drilling', `('', 'P', 20, 30, 0.02, 0.01)`)).rejects.toThrow('check')
  await expect(recommend('sawing', `('', 'P', 20, 30, 0.01, 0.02)`)).rejects.toThrow('check')
})
