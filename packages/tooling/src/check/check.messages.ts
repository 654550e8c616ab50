import { kb } from '../weight/weight.messages.ts'

const seconds = (value: number): string => `${value.toFixed(1).replace('.', ',')} с`

/** `cpu` is null where the system does not report processor time. */
const spent = (took: number, cpu: number | null): string =>
  cpu === null ? seconds(took) : `${seconds(took)}, процессор ${seconds(cpu)}`

const line = (mark: string, title: string, rest: string): string =>
  `${mark} ${title.padEnd(30)} ${rest}`

export const checkMessages = {
  usage:
    'Назовите приложение: npm run check -- catalog; вместе с работающим магазином — npm run check -- catalog --against https://shop.example.com.',
  titles: {
    shop: 'магазин: договор и адреса',
    types: 'типы',
    rules: 'правила дома, стиль и ошибки',
    tests: 'тесты',
    build: 'сборка',
    size: 'вес',
    release: 'выпуск: файлы и стили',
    fit: 'оболочка: договор и имена',
    neighbours: 'пути соседей',
  },
  passed: (title: string, note: string, took: number, cpu: number | null) =>
    line('✔', title, note ? `${spent(took, cpu)} — ${note}` : spent(took, cpu)),
  failed: (title: string, count: number, took: number, cpu: number | null) =>
    line('✖', title, `${spent(took, cpu)}, замечаний: ${count}`),
  skipped: (title: string) => line('–', title, 'не проверено: нет сборки'),
  good: (name: string, took: number, cpu: number | null) =>
    `\n${name}: замечаний нет (${spent(took, cpu)})`,
  bad: (name: string, failed: number, count: number, took: number, cpu: number | null) =>
    `\n${name}: не пройдено проверок ${failed} из ${count} (${spent(took, cpu)})`,
  tests: (count: number) => `пройдено: ${count}`,
  noReport: 'прогон тестов не дошёл до конца, отчёта нет',
  seeTests: (folder: string) => `подробности: npm test -- unit ${folder}`,
  size: (page: number, all: number) => `страница ${kb(page)}, всё вместе ${kb(all)}`,
  version: (version: string) => `выпуск ${version}`,
  fit: (contract: number, names: number, operations: number) =>
    `договор ${contract}, имён ${names}, вызовов BFF ${operations}`,
  contract: (contract: number) => `договор ${contract}`,
  noNeighbours: 'соседей в этой копии нет, пути не пройдены',
  journeys: (passed: number, files: number) => `пройдено ${passed}, файлов ${files}`,
  seeJourneys: 'подробности: npm test -- e2e',
  journeysKept: (file: string, count: number) => `Записаны пути: ${count} — ${file}`,
  noJourneys: 'Нет отчёта о полном прогоне путей: сначала npm test -- e2e.',
  noShop: 'без --against не проверено',
} as const
