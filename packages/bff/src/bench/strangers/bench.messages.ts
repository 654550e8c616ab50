import type { StrangersRow } from './figures.ts'

const kinds: Readonly<Record<string, string>> = {
  quickOrder: 'быстрый заказ, 500 строк',
  refusedPaste: 'вставка, которой отказано',
  excelExport: 'корзина в Excel, 2000 строк',
  quotation: 'предложение PDF, 2000 строк',
  calculation: 'расчёт, 5000 строк',
  comparison: 'сравнение, 100 товаров',
  comparisonFile: 'сравнение в Excel',
  search: 'список по длинному вопросу',
  cards: 'подсказки с опечаткой',
}

const figure = (value: number, width = 10): string => value.toFixed(2).padStart(width)

/** Terminal output of the bench. */
export const strangersBenchMessages = {
  preparing: (name: string) => `Готовлю базу ${name}…`,
  starting: 'Запускаю BFF…',
  measuring: (kind: string) => `Два соединения незнакомца: ${kinds[kind] ?? kind}…`,
  head: `${'p95 других, мс'.padEnd(34)}${'в тишине'.padStart(10)}${'рядом'.padStart(10)}${'во сколько'.padStart(12)}${'отвечено'.padStart(10)}${'отказано'.padStart(10)}`,
  row: ({ kind, quiet, beside, ratio, served, refused }: StrangersRow) =>
    `${(kinds[kind] ?? kind).padEnd(34)}${figure(quiet)}${figure(beside)}${figure(ratio, 12)}${String(served).padStart(10)}${String(refused).padStart(10)}`,
  bar: (isMet: boolean) =>
    `Мерка: p95 других рядом с двумя соединениями незнакомца не больше чем вдвое выше, по каждому виду — ${isMet ? 'выдержана' : 'не выдержана'}.`,
  refused: (status: number, body: string) => `BFF ответил ${status}: ${body.slice(0, 300)}`,
  wrongArguments:
    'Допустимо: --seconds N (от 2 до 120), --products N (от 1000 до 1000000), --port P, --json.',
  noDatabase: 'Задайте DATABASE_URL: сервер PostgreSQL, на котором можно создавать базы.',
} as const
