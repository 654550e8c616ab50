/** Texts of files with news of orders, as an accounting system writes them. */

type Requisites = Readonly<Record<string, string>>

const elements = (fields: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(fields)
    .map(([name, text]) => (text === undefined ? '' : `<${name}>${text}</${name}>`))
    .join('')

export const requisitesOf = (requisites: Requisites): string =>
  `<ЗначенияРеквизитов>${Object.entries(requisites)
    .map(
      ([name, value]) =>
        `<ЗначениеРеквизита>${elements({ Наименование: name, Значение: value })}</ЗначениеРеквизита>`,
    )
    .join('')}</ЗначенияРеквизитов>`

export const saleLineOf = (
  id: string,
  quantity: number | string,
  price: number | string,
  fields: Readonly<Record<string, string>> = {},
): string => {
  const sum = (Number(quantity) * Number(price)).toFixed(2)
  const given = { Ид: id, ЦенаЗаЕдиницу: `${price}`, Количество: `${quantity}`, Сумма: sum }
  return `<Товар>${elements({ ...given, ...fields })}</Товар>\n`
}

export type Written = {
  id?: string
  number?: string
  operation?: string
  lines?: readonly string[]
  requisites?: Requisites
  fields?: Readonly<Record<string, string>>
  /** Documents inside. */
  inside?: readonly string[]
}

export const saleDocumentOf = (
  { id, number, operation = 'Заказ товара', lines, requisites, fields, inside }: Written,
  element = 'Документ',
): string =>
  [
    `<${element}>`,
    elements({ Ид: id, Номер: number, Дата: '2026-02-03', ХозОперация: operation, ...fields }),
    lines ? `<Товары>\n${lines.join('')}</Товары>` : '',
    requisites ? requisitesOf(requisites) : '',
    inside ? `<ПодчиненныеДокументы>${inside.join('')}</ПодчиненныеДокументы>` : '',
    `</${element}>\n`,
  ].join('')

export const insideDocumentOf = (written: Written): string =>
  saleDocumentOf(written, 'ПодчиненныйДокумент')

export const containerOf = (...documents: string[]): string =>
  `<Контейнер>\n${documents.join('')}</Контейнер>\n`

export const saleFileOf = (parts: readonly string[], formedAt = '2026-02-03T12:00:00'): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<КоммерческаяИнформация ВерсияСхемы="2.08" ДатаФормирования="${formedAt}">
${parts.join('')}</КоммерческаяИнформация>
`
