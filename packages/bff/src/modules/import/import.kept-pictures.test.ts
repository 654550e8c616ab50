import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { catalogOf, documentOf, goodOf, metalFolder } from '../../commerce-ml/export.fixture.ts'
import { type Imports, openImports } from './import.fixture.ts'

let shop: Imports
let picture: Buffer
beforeEach(async () => {
  shop = await openImports()
  picture = await readFile(join(metalFolder, 'import_files/ab/sverlo.png'))
})
afterEach(() => shop.close())

const named = (...names: string[]) => names.map((name) => `<Картинка>${name}</Картинка>`).join('')
const goods = (inside: string) => documentOf(catalogOf(goodOf('1', inside)))
const pictures = async () => {
  const [row] = await shop.rows<{ images: string[] }>('select images from product')
  return row?.images
}
const importWith = async (inside: string, files: Record<string, Uint8Array> = {}) =>
  shop.importFolder(await shop.put({ 'import.xml': goods(inside), ...files }))

test('выгрузка пришла без папки изображений — у товара остаются прежние, и об этом сказано', async () => {
  const inside = named('import_files/a.png')
  await importWith(inside, { 'import_files/a.png': picture })
  const before = await pictures()
  expect(before).toHaveLength(1)
  await importWith(inside)
  expect(await pictures()).toEqual(before)
  expect(shop.report()).toContain('изображений, названных в выгрузке, нет в папке')
})

test('изображение, которого в выгрузке больше нет, пропадает и в магазине', async () => {
  await importWith(named('import_files/a.png'), { 'import_files/a.png': picture })
  await importWith('')
  expect(await pictures()).toEqual([])
})

test('из двух названных пришло одно: показано оно, дважды названное — один раз', async () => {
  const inside = named('import_files/a.png', 'import_files/b.png', 'import_files/a.png')
  await importWith(inside, { 'import_files/a.png': picture })
  expect(await pictures()).toHaveLength(1)
})
