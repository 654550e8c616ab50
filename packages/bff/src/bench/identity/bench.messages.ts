import type { IdentityBenchReport, WaitFigures } from './figures.ts'

const figure = (value: number): string => value.toFixed(2).padStart(10)

/** Terminal output of the bench. */
export const identityBenchMessages = {
  preparing: (name: string) => `Готовлю базу ${name}…`,
  starting: 'Запускаю BFF…',
  measuring: (signIns: number, rounds: number) =>
    `Другие запросы в тишине и при ${signIns} входах разом, ${rounds} раз по очереди…`,
  head: `${'миллисекунды'.padEnd(40)}${'p50'.padStart(10)}${'p95'.padStart(10)}${'худший'.padStart(10)}${'замеров'.padStart(9)}`,
  row: (name: string, { p50, p95, worst, samples }: WaitFigures) =>
    `${name.padEnd(40)}${figure(p50)}${figure(p95)}${figure(worst)}${String(samples).padStart(9)}`,
  quiet: 'другие запросы в тишине',
  busy: 'другие запросы во время входов',
  signIns: 'сами входы',
  live: 'живой канал: от перемены до страницы',
  beyond: (tried: number, { served, refused }: IdentityBenchReport['crowd']) =>
    `${tried} входов разом: впущено ${served}, честных отказов 503 — ${refused}.`,
  bar: ({ quiet, isBarMet }: IdentityBenchReport) =>
    `Мерка: p95 других запросов не больше ${Math.max(quiet.p95 * 2, quiet.p95 + 10).toFixed(2)} мс (вдвое или на 10 мс больше тишины) — ${isBarMet ? 'выдержана' : 'не выдержана'}.`,
  liveBar: ({ isLiveBarMet }: IdentityBenchReport) =>
    `Мерка: p95 живого канала не больше секунды — ${isLiveBarMet ? 'выдержана' : 'не выдержана'}.`,
  refused: (status: number, body: string) => `BFF ответил ${status}: ${body.slice(0, 300)}`,
  wrongArguments:
    'Допустимо: --sign-ins N (от 1 до 90), --rounds R (от 1 до 100), --port P, --json.',
  noDatabase: 'Задайте DATABASE_URL: сервер PostgreSQL, на котором можно создавать базы.',
} as const
