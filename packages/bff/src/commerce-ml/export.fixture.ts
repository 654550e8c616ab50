import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A small complete export: 6 goods, 3 with a price, 3 in stock, a picture, chunks 2 and 10, byte order marks. */
export const metalFolder = fileURLToPath(new URL('fixtures/metal', import.meta.url))

/** Creates a temporary folder with these files. */
export const folderOf = async (files: Record<string, string | Uint8Array>): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'isp-export-'))
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  return folder
}

export const documentOf = (...parts: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<КоммерческаяИнформация ВерсияСхемы="2.10">\n${parts.join('\n')}\n</КоммерческаяИнформация>\n`

type Whole = { id?: string; isChanges?: boolean }

export const classifierOf = (inside: string, id = 'K'): string =>
  `<Классификатор><Ид>${id}</Ид><Наименование>Классификатор</Наименование>${inside}</Классификатор>`

export const catalogOf = (goods: string, { id = 'K', isChanges = false }: Whole = {}): string =>
  `<Каталог СодержитТолькоИзменения="${isChanges}"><Ид>${id}</Ид><ИдКлассификатора>${id}</ИдКлассификатора>
<Наименование>Каталог ${id}</Наименование><Товары>\n${goods}\n</Товары></Каталог>`

export const goodOf = (id: string, inside = ''): string =>
  `<Товар><Ид>${id}</Ид><Артикул>АРТ-${id}</Артикул><Наименование>Фреза ${id}</Наименование>${inside}</Товар>`

export const packageOf = (offers: string, { id = 'K', isChanges = false }: Whole = {}): string =>
  `<ПакетПредложений СодержитТолькоИзменения="${isChanges}"><Ид>${id}#</Ид><ИдКаталога>${id}</ИдКаталога>
<ТипыЦен><ТипЦены><Ид>T</Ид><Наименование>BASE</Наименование><Валюта>RUB</Валюта></ТипЦены></ТипыЦен>
<Склады><Склад><Ид>W</Ид><Наименование>Склад Рязань</Наименование></Склад></Склады>
<Предложения>\n${offers}\n</Предложения></ПакетПредложений>`

export const offerOf = (id: string, price: string | null, quantity: string | null): string => {
  const prices = `<Цены><Цена><ИдТипаЦены>T</ИдТипаЦены><ЦенаЗаЕдиницу>${price}</ЦенаЗаЕдиницу></Цена></Цены>`
  const rests = `<Остатки><Остаток><Склад><Ид>W</Ид><Количество>${quantity}</Количество></Склад></Остаток></Остатки>`
  return `<Предложение><Ид>${id}</Ид><Наименование>Фреза ${id}</Наименование>${price === null ? '' : prices}${quantity === null ? '' : rests}</Предложение>`
}
