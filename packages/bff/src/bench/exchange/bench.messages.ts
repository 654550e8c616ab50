import type { ExchangeBenchReport } from './report.ts'

const number = (value: number): string => value.toLocaleString('ru-RU')
const verdict = (isMet: boolean): string => (isMet ? '' : '  НЕТ')

/** Terminal output of the bench. */
export const exchangeBenchMessages = {
  starting: 'Запускаю BFF и работника…',
  quiet: 'Читатели одни…',
  loading: (offers: number, bytes: number) =>
    `Обмен: ${number(offers)} предложений, ${number(Math.round(bytes / 1e6))} МБ…`,
  changing: '10 000 изменённых цен…',
  refused: (status: number, body: string) => `BFF ответил ${status}: ${body.slice(0, 300)}`,
  wrongArguments:
    'Допустимо: --offers N (от 20000 до 1000000), --kills K (до 100), --client ПУТЬ, --port P, --json.',
  noDatabase: 'Задайте DATABASE_URL: сервер PostgreSQL, на котором можно создавать базы.',
  killed: (kills: number, inTheMiddle: number, faults: readonly string[]) =>
    [
      `kill −9: ${kills}, из них посреди работы ${inTheMiddle}`,
      ...(faults.length === 0
        ? ['Ничего не видно наполовину, не потеряно и не записано дважды.']
        : faults),
    ].join('\n'),
  manner: (name: string, code: number) => `${code === 0 ? 'доволен' : 'НЕДОВОЛЕН'}  ${name}`,
  manners: (all: number, discontented: number) => `Манер: ${all}, недовольных: ${discontented}`,
  report: (report: ExchangeBenchReport) =>
    [
      '',
      `Предложений в секунду                ${number(report.perSecond)} (мерка 5 000)${verdict(report.perSecond >= 5000)}; ${number(report.offers)} за ${report.seconds} с, ${report.megabytes} МБ, вызовов import ${report.importCalls}`,
      `Память BFF и работника сверх покоя   ${report.memoryMb} МБ (мерка 300)${verdict(report.memoryMb <= 300)}`,
      `p95 страниц сайта, мс                ${report.quietP95} одни, ${report.loadedP95} при обмене (мерка вдвое)${verdict(report.loadedP95 <= 2 * report.quietP95)}`,
      `10 000 изменённых цен                ${report.changedMs} мс (мерка 3000)${verdict(report.changedMs <= 3000)}`,
      `Видно в списке после записи          ${report.visibleMs} мс (мерка 2000)${verdict(report.visibleMs <= 2000)}`,
    ].join('\n'),
} as const
