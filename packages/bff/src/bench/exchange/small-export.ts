import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const wrap = (inside: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<КоммерческаяИнформация ВерсияСхемы="2.07" ДатаФормирования="2026-11-25T10:00:00">${inside}</КоммерческаяИнформация>\n`

const classifier = `<Классификатор><Ид>small</Ид><Наименование>Классификатор</Наименование><Группы><Группа><Ид>small-g</Ид><Наименование>Обмен</Наименование></Группа></Группы></Классификатор>`

const good = (at: number): string =>
  `<Товар><Ид>small-${at}</Ид><Артикул>ОБМ-${at}</Артикул><Наименование>Метчик М${at}</Наименование><Группы><Ид>small-g</Ид></Группы></Товар>`

const offer = (at: number): string =>
  `<Предложение><Ид>small-${at}</Ид><Наименование>Метчик М${at}</Наименование><Цены><Цена><ИдТипаЦены>small-t</ИдТипаЦены><ЦенаЗаЕдиницу>${100 + at}</ЦенаЗаЕдиницу><Валюта>RUB</Валюта></Цена></Цены><Количество>${at}</Количество></Предложение>`

const places = Array.from({ length: 40 }, (_value, at) => at + 1)

const goodsOf = (from: number, to: number, isFirst: boolean): string =>
  wrap(
    `${isFirst ? classifier : ''}<Каталог СодержитТолькоИзменения="${!isFirst}"><Ид>small</Ид><ИдКлассификатора>small</ИдКлассификатора><Наименование>Каталог</Наименование><Товары>${places.slice(from, to).map(good).join('')}</Товары></Каталог>`,
  )
const offersOf = (from: number, to: number, isFirst: boolean): string =>
  wrap(
    `<ПакетПредложений СодержитТолькоИзменения="${!isFirst}"><Ид>small#</Ид><Наименование>Пакет</Наименование><ИдКаталога>small</ИдКаталога>${isFirst ? '<ТипыЦен><ТипЦены><Ид>small-t</Ид><Наименование>Соглашение</Наименование><Валюта>RUB</Валюта></ТипЦены></ТипыЦен>' : ''}<Предложения>${places.slice(from, to).map(offer).join('')}</Предложения></ПакетПредложений>`,
  )

/** A small full export in two portions. */
export const goodsFolder = async (folder: string): Promise<string> => {
  await mkdir(folder, { recursive: true })
  const files = {
    'import0_1.xml': goodsOf(0, 20, true),
    'offers0_1.xml': offersOf(0, 20, true),
    'import0_2.xml': goodsOf(20, 40, false),
    'offers0_2.xml': offersOf(20, 40, false),
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  return folder
}

/** The orders come back paid, as УТ tells it. */
export const newsOf = (numbers: readonly string[]): string =>
  wrap(
    numbers
      .map(
        (number, at) =>
          `<Документ><Ид>00000000-0000-4000-8000-${String(at).padStart(12, '0')}</Ид><Номер>${number}</Номер><Дата>2026-11-25</Дата><ХозОперация>Заказ товара</ХозОперация><Роль>Продавец</Роль><Валюта>RUB</Валюта><Курс>1</Курс><Сумма>200.00</Сумма><ЗначенияРеквизитов><ЗначениеРеквизита><Наименование>Номер по 1С</Наименование><Значение>НФ00-${at}</Значение></ЗначениеРеквизита><ЗначениеРеквизита><Наименование>Проведен</Наименование><Значение>true</Значение></ЗначениеРеквизита><ЗначениеРеквизита><Наименование>Номер оплаты по 1С</Наименование><Значение>П-${at}</Значение></ЗначениеРеквизита><ЗначениеРеквизита><Наименование>Дата оплаты по 1С</Наименование><Значение>2026-11-26T00:00:00</Значение></ЗначениеРеквизита></ЗначенияРеквизитов></Документ>`,
      )
      .join(''),
  )
