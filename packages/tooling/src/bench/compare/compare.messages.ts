const number = (value: number): string =>
  value.toLocaleString('ru-RU', { maximumFractionDigits: Math.abs(value) < 10 ? 2 : 0 })
const ratio = (value: number): string => value.toFixed(2).replace('.', ',')

export const compareMessages = {
  usage: (benches: readonly string[]) =>
    `Укажите коммит и что измерять: npm run bench -- compare <коммит> ${benches.join(' | ')} [--times 5] [ключи замера].`,
  noCommit: (name: string) => `Коммита «${name}» здесь нет.`,
  wrongTimes: '--times: целое число от 1 до 20.',
  noGit: 'Сравнивать можно в копии с историей git.',
  failed: (program: string, line: string) => `${program}: ${line}`,
  building: (commit: string) => `Собираю ${commit} и то, что здесь …`,
  run: (number: number, all: number, side: string) => `замер ${number} из ${all}: ${side}`,
  sides: { before: 'прежде', after: 'теперь' },
  columns: (figure: string, before: number, after: number) => ({
    что: figure,
    прежде: number(before),
    теперь: number(after),
  }),
  ratio: (middle: number, least: number, greatest: number) => ({
    'теперь / прежде': ratio(middle),
    'от и до': `${ratio(least)} … ${ratio(greatest)}`,
  }),
} as const
