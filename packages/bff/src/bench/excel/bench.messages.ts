const ms = (value: number): string => `${value.toFixed(1)} мс`

const outcome = (isMet: boolean): string => (isMet ? 'выдержана' : 'не выдержана')

/** Terminal output of the bench. */
export const excelBenchMessages = {
  sheet: 'Заказ',
  columns: ['Артикул', 'Количество', 'Наименование'],
  preparing: (name: string) => `Готовлю базу ${name}…`,
  starting: 'Запускаю BFF…',
  alone: 'Меряю других покупателей без загрузки…',
  importing: (run: number, runs: number) => `Загрузка ${run} из ${runs}…`,
  took: (check: number, add: number) =>
    `10 000 строк: проверка ${(check / 1000).toFixed(2)} с, добавление ${(add / 1000).toFixed(2)} с, вместе ${((check + add) / 1000).toFixed(2)} с`,
  others: (before: number, during: number) =>
    `p95 других покупателей: ${ms(before)} без загрузки, ${ms(during)} во время неё`,
  memory: (megabytes: number | null) =>
    megabytes === null
      ? 'Память процесса система не называет'
      : `Память BFF выросла на ${megabytes.toFixed(0)} МБ`,
  bars: (time: boolean, others: boolean, memory: boolean) =>
    [
      `Мерка: вместе не больше 5 с — ${outcome(time)}.`,
      `Мерка: p95 других не больше чем вдвое — ${outcome(others)}.`,
      `Мерка: память + не больше 200 МБ — ${outcome(memory)}.`,
    ].join('\n'),
  wrong: (what: string) => `Загрузка прошла не так: ${what}`,
  wrongArguments: 'Допустимо: --runs N (от 1 до 20), --port P, --json.',
  noDatabase: 'Задайте DATABASE_URL: сервер PostgreSQL, на котором можно создавать базы.',
} as const
