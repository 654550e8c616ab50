import type { LoadedPaperKind, PaperFacts } from '@isp/contract'
import { formatDateShort, typograph } from '@isp/i18n'

const kinds: Readonly<Record<LoadedPaperKind, string>> = {
  upd: 'УПД',
  ukd: 'УКД',
  invoice: 'Счёт',
  certificate: 'Сертификат',
  act: 'Акт',
  other: 'Документ',
}
const functions: ReadonlyMap<string | null, string> = new Map([
  ['СЧФ', 'Счёт-фактура'],
  ['КСЧФ', 'Корректировочный счёт-фактура'],
])

type Named = { kind: LoadedPaperKind; number: string | null; date: string | null }

/** Texts for documents sent by the accounting system. */
export const loadedPapersMessages = {
  /** `file` is the title when nothing else is known. */
  title: (
    { kind, number, date }: Named,
    { function: purpose, correction }: Pick<PaperFacts, 'function' | 'correction'>,
    file: string,
  ): string => {
    const name = file.replace(/\.[^.]*$/, '').slice(0, 150)
    if (number === null && date === null) return kind === 'other' ? name : `${kinds[kind]} ${name}`
    return [
      functions.get(purpose) ?? kinds[kind],
      number && `№ ${number}`,
      date && `от ${formatDateShort(date)}`,
      correction && `исправление № ${correction.number}`,
    ]
      .filter(Boolean)
      .join(' ')
  },
  unnamed: 'документ',
  notXml: 'файл не читается как XML',
  doctype: 'в файле есть DOCTYPE, а с ним и чужие сущности',
  tooDeep: 'элементы вложены слишком глубоко или названы слишком длинно',
  tooDear: 'файл разбирается слишком долго или занимает слишком много памяти',
  notes: {
    SUMS_DIFFER: 'Суммы в XML не сходятся: строки, итог без НДС, НДС и итог с НДС',
    FACTS_DIFFER: 'Вид, номер или дата вызова не такие, как в XML; показаны те, что в XML',
    BUYER_DIFFERS:
      'Покупатель в XML — не компания заказа: документ покажется, когда company её назовёт',
  },
  letter: {
    subject: (title: string) => `Новый документ: ${title}`,
    ofOrder: (title: string, order: string) =>
      typograph(`К заказу ${order} появился документ: ${title}.`),
    ofCompany: (title: string, company: string) =>
      typograph(`Для компании ${company} появился документ: ${title}.`),
    button: 'Открыть документы',
    whyManager: typograph('Вы получили это письмо как руководитель компании.'),
  },
} as const
