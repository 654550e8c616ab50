import { SaxesParser } from 'saxes'

export type Element = {
  name: string
  attributes: Record<string, string>
  text: string
  kids: Element[]
}

/** @throws Error for anything that is not well-formed */
export const readXml = (xml: string): Element => {
  const root: Element = { name: '', attributes: {}, text: '', kids: [] }
  const open = [root]
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes: { ...attributes }, text: '', kids: [] }
    open.at(-1)?.kids.push(element)
    open.push(element)
  })
  parser.on('text', (text) => {
    const own = open.at(-1)
    if (own) own.text += text
  })
  parser.on('closetag', () => open.pop())
  parser.write(xml).close()
  const [whole] = root.kids
  if (!whole) throw new Error('no root')
  return whole
}

export const kid = (element: Element | undefined, ...path: string[]): Element | undefined => {
  const [name, ...rest] = path
  if (name === undefined) return element
  return kid(
    element?.kids.find((one) => one.name === name),
    ...rest,
  )
}
export const textOf = (element: Element | undefined, ...path: string[]): string | undefined =>
  kid(element, ...path)?.text

export const every = (element: Element | undefined, name: string): Element[] =>
  (element?.kids ?? []).flatMap((one) => [...(one.name === name ? [one] : []), ...every(one, name)])

export const requisitesOf = (element: Element | undefined): Record<string, string> =>
  Object.fromEntries(
    (kid(element, 'ЗначенияРеквизитов')?.kids ?? []).map((one) => [
      textOf(one, 'Наименование') ?? '',
      textOf(one, 'Значение') ?? '',
    ]),
  )

const legal = ['ОфициальноеНаименование', 'ЮридическийАдрес', 'ИНН', 'КПП']
const personal = [
  ...['ПолноеНаименование', 'Фамилия', 'Имя', 'Отчество', 'ИНН', 'КПП', 'АдресРегистрации'],
]

/** Sequences of elements by their parent, as the published schema has them; `!` marks what must be there. */
const sequences: Readonly<Record<string, readonly string[]>> = {
  Документ: [
    ...['Ид!', 'НомерВерсии', 'Номер!', 'Дата!', 'ПометкаУдаления', 'ХозОперация!', 'Роль!'],
    ...['Валюта!', 'Курс!', 'Сумма!', 'Контрагенты!', 'Время', 'Комментарий', 'Налоги!'],
    ...['Товары!', 'ЗначенияРеквизитов'],
  ],
  Контрагент: ['Ид', 'Наименование!', '*', 'Адрес', 'Контакты', 'Роль!'],
  Товар: [
    ...[
      'Ид!',
      'Артикул',
      'Наименование!',
      'БазоваяЕдиница!',
      'СтавкиНалогов',
      'ЗначенияРеквизитов',
    ],
    ...['ЦенаЗаЕдиницу!', 'Количество!', 'Сумма!', 'Единица!', 'Коэффициент!', 'Налоги'],
  ],
  Налог: ['Наименование!', 'УчтеноВСумме!', 'Сумма!', 'Ставка'],
  СтавкаНалога: ['Наименование!', 'Ставка!'],
  ЗначениеРеквизита: ['Наименование!', 'Значение!'],
  Контакт: ['Тип!', 'Значение!'],
  АдресноеПоле: ['Тип!', 'Значение!'],
  Адрес: ['Представление!', 'АдресноеПоле'],
  ЮридическийАдрес: ['Представление!', 'АдресноеПоле'],
  АдресРегистрации: ['Представление!', 'АдресноеПоле'],
}

/** What a text must be, by its element. */
const texts: Readonly<Record<string, RegExp>> = {
  Ид: /^.{1,80}$/su,
  Номер: /^.{1,11}$/u,
  Дата: /^\d{4}-\d\d-\d\d$/,
  Время: /^\d\d:\d\d:\d\d$/,
  ХозОперация: /^Заказ товара$/,
  Валюта: /^[A-Z]{3}$/,
  Сумма: /^\d{1,16}\.\d\d$/,
  ЦенаЗаЕдиницу: /^\d{1,16}\.\d\d$/,
  Количество: /^[1-9]\d*$/,
  Наименование: /^.{1,255}$/su,
  ОфициальноеНаименование: /^.{1,255}$/su,
  ПолноеНаименование: /^.{1,255}$/su,
  Представление: /^.{1,255}$/su,
  Артикул: /^.{1,255}$/su,
  Значение: /^.{1,1000}$/su,
  Комментарий: /^.{1,3000}$/su,
  ИНН: /^(\d{10}|\d{12})$/,
  КПП: /^.{9}$/u,
  Единица: /^.{3,4}$/u,
  УчтеноВСумме: /^true$/,
}

const sequenceFaults = ({ name, kids }: Element): string[] => {
  const given = kids.map((one) => one.name)
  const isLegal = given.includes('ОфициальноеНаименование')
  const rule = sequences[name]?.flatMap((one) =>
    one === '*' ? (isLegal ? legal : ['ПолноеНаименование!', ...personal.slice(1)]) : [one],
  )
  if (!rule) return []
  const known = rule.map((one) => one.replace('!', ''))
  const wanted = known.filter((one) => given.includes(one))
  const absent = rule.filter((one) => one.endsWith('!') && !given.includes(one.slice(0, -1)))
  return [
    ...absent.map((one) => `${name}: no ${one}`),
    ...(given.join() === wanted.join() ? [] : [`${name}: ${given.join()}`]),
  ]
}

/** What the published schema and 1C would refuse in an element and below it. */
export const schemaFaults = (element: Element): string[] => {
  const { name, kids, text } = element
  const isEmpty = kids.length === 0 && text.trim() === '' && name !== 'КоммерческаяИнформация'
  const rule = kids.length === 0 ? texts[name] : undefined
  return [
    ...(isEmpty ? [`${name} is empty`] : []),
    ...(rule && !rule.test(text) ? [`${name}: ${text.slice(0, 60)}`] : []),
    ...sequenceFaults(element),
    ...kids.flatMap(schemaFaults),
  ]
}
