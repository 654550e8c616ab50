import { countOf, type PluralForms, typograph } from '@isp/i18n'

const ROWS: PluralForms = ['строка', 'строки', 'строк']

export const draftFromExcelMessages = {
  choose: 'Черновик из Excel',
  field: 'Файл Excel для черновика',
  added: (count: number) => `Из файла взято: ${countOf(count, ROWS)}. Черновик`,
  failed: (count: number) => typograph(`Не взято: ${countOf(count, ROWS)}.`),
  row: (row: number, article: string, reason: string) =>
    typograph(`Строка ${row}${article && `, ${article}`}: ${reason}`),
  otherColumns: 'Выбрать другие столбцы',
  more: (count: number) => `и ещё ${countOf(count, ROWS)}`,
} as const
