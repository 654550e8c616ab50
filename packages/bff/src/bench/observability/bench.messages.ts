import type { SideCost } from './sides.ts'

const sides: Readonly<Record<SideCost['side'], string>> = {
  off: 'ничего не включено',
  metrics: 'показатели',
  traces: 'показатели и следы каждого вызова',
  share: 'показатели и следы десятой части',
}

/** Terminal output of the bench. */
export const observabilityBenchMessages = {
  preparing: (name: string) => `Готовлю базу ${name}…`,
  starting: 'Запускаю четыре BFF…',
  measuring: (rounds: number, calls: number) =>
    `Кругов: ${rounds}, вызовов в круге у каждого: ${calls}…`,
  head: `${'процессор на вызов'.padEnd(36)}${'мс'.padStart(8)}${'к первому'.padStart(12)}${'МБ'.padStart(8)}`,
  row: ({ side, cpuMs, ratio, memoryMb }: SideCost) =>
    `${sides[side].padEnd(36)}${cpuMs.toFixed(3).padStart(8)}${ratio.toFixed(3).padStart(12)}${memoryMb.toFixed(0).padStart(8)}`,
  spans: (count: number) => `Сборщик получил отрезков: ${count}.`,
  noProcessorTime: 'Система не сообщает время процессора: мерить нечем (нужен Linux).',
  refused: (status: number, body: string) => `BFF ответил ${status}: ${body.slice(0, 300)}`,
  wrongArguments:
    'Допустимо: --rounds N (от 1 до 1000), --calls N (от 100), --port P (и ещё шесть за ним), --json.',
  noDatabase: 'Задайте DATABASE_URL: сервер PostgreSQL, на котором можно создавать базы.',
} as const
