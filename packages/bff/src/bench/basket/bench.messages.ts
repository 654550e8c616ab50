import type { BasketFigures } from './figures.ts'

const figure = (value: number): string => value.toFixed(2).padStart(10)

/** Terminal output of the bench. */
export const basketBenchMessages = {
  preparing: (name: string) => `Готовлю базу ${name}…`,
  starting: 'Запускаю BFF…',
  measuring: (connections: number, seconds: number) =>
    `Добавляю и меняю строки: ${connections} соединений, ${seconds} с…`,
  head: `${'миллисекунды'.padEnd(34)}${'p50'.padStart(10)}${'p95'.padStart(10)}${'p97.5'.padStart(10)}${'замеров'.padStart(9)}${'в секунду'.padStart(12)}`,
  row: (name: string, { p50, p95, p975, samples, perSecond }: BasketFigures) =>
    `${name.padEnd(34)}${figure(p50)}${figure(p95)}${figure(p975)}${String(samples).padStart(9)}${String(perSecond).padStart(12)}`,
  add: 'добавить в корзину',
  change: 'изменить количество',
  all: 'вместе',
  bar: (isMet: boolean) =>
    `Мерка: p95 не больше 30 мс и не меньше 1500 в секунду — ${isMet ? 'выдержана' : 'не выдержана'}.`,
  differs: (login: string, told: number, stored: number) =>
    `Итог расходится у ${login}: ответ ${told}, в корзине ${stored}`,
  refused: (status: number, body: string) => `BFF ответил ${status}: ${body.slice(0, 300)}`,
  wrongArguments: 'Допустимо: --connections N (от 1 до 500), --seconds S, --port P, --json.',
  noDatabase: 'Задайте DATABASE_URL: сервер PostgreSQL, на котором можно создавать базы.',
} as const
