import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  catalogOf,
  classifierOf,
  documentOf,
  folderOf,
} from '../../../commerce-ml/export.fixture.ts'
import { readClassifier } from './classifier-text.ts'

const read = async (text: string) => {
  const folder = await folderOf({ 'a.xml': text })
  const found = await readClassifier(join(folder, 'a.xml'), 'a.xml')
  await rm(folder, { recursive: true })
  return found
}
const groups = `<Группы>${'<Группа><Ид>g</Ид><Наименование>Резьба &lt;М&gt;</Наименование></Группа>'.repeat(3000)}</Группы>`

test('классификатор вынимается целиком, каким бы длинным ни был', async () => {
  const found = await read(documentOf(classifierOf(groups, 'K-1'), catalogOf('')))
  expect(found?.id).toBe('K-1')
  expect(found?.document).toContain(groups)
  expect(found?.document).not.toContain('<Каталог')
})

test('с приставкой имени — тоже; без него и за каталогом его нет', async () => {
  const prefixed = documentOf('<n:Классификатор><n:Ид> K-2 </n:Ид></n:Классификатор>')
  expect((await read(prefixed))?.id).toBe('K-2')
  expect(await read(documentOf(catalogOf('')))).toBeNull()
  expect(await read(documentOf(catalogOf(''), classifierOf('')))).toBeNull()
  expect(await read(documentOf('<Классификатор><Ид>x</Ид>'))).toBeNull()
})
