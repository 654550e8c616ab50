import type { LoadBenchReport } from './report.ts'

const number = (value: number): string => value.toLocaleString('ru-RU')
const verdict = (isMet: boolean): string => (isMet ? '' : '  НЕТ')

/** Terminal output of the bench. */
export const loadBenchMessages = {
  preparing: (name: string) => `Готовлю базу ${name}…`,
  starting: 'Запускаю BFF и работника…',
  quiet: 'Читатели одни…',
  loading: (source: string, records: number) =>
    `Источник ${source}: ${number(records)} цен и остатков по JSON…`,
  changing: '10 000 изменённых цен…',
  refused: (status: number, body: string) => `BFF ответил ${status}: ${body.slice(0, 300)}`,
  wrongArguments:
    'Допустимо: --products N (от 20000 до 1000000), --records R (до 5000000), --kills K (до 100), --port P, --json.',
  noDatabase: 'Задайте DATABASE_URL: сервер PostgreSQL, на котором можно создавать базы.',
  killed: (kills: number, inTheMiddle: number, faults: readonly string[]) =>
    [
      `kill −9: ${kills}, из них посреди работы ${inTheMiddle}`,
      ...(faults.length === 0
        ? ['Ничего не видно наполовину, не потеряно и не записано дважды.']
        : faults),
    ].join('\n'),
  report: (report: LoadBenchReport) =>
    [
      '',
      `Записей в секунду, первый источник   ${number(report.first.perSecond)} (мерка 10 000)${verdict(report.first.perSecond >= 10_000)}`,
      `Записей в секунду, второй источник   ${number(report.second.perSecond)}; дороже в ${report.secondCosts.toFixed(2)} раза (мерка 1,5)${verdict(report.secondCosts <= 1.5)}`,
      `Память BFF и работника сверх покоя   ${report.memoryMb} МБ (мерка 300)${verdict(report.memoryMb <= 300)}`,
      `p95 страниц сайта, мс                ${report.quietP95} одни, ${report.loadedP95} при загрузке (мерка вдвое)${verdict(report.loadedP95 <= 2 * report.quietP95)}`,
      `10 000 изменённых цен                ${report.changedMs} мс (мерка 3000)${verdict(report.changedMs <= 3000)}`,
      `Видно в списке после записи          ${report.visibleMs} мс (мерка 2000)${verdict(report.visibleMs <= 2000)}`,
    ].join('\n'),
} as const
