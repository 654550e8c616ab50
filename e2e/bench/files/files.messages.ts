const mb = (value: number): string => `${value} МБ`.padStart(8)

export const filesBenchMessages = {
  bff: 'BFF',
  proxy: 'веб-сервер',
  up: 'отправка',
  down: 'скачивание',
  head: (parallel: number, rounds: number) =>
    `Файлы по 25 МБ, одновременно ${parallel}, подряд ${rounds} раза: память процессов`,
  row: (one: { what: string; process: string; before: number; peak: number }) =>
    `${one.what.padEnd(12)} ${one.process.padEnd(12)} до ${mb(one.before)}  наибольшая ${mb(one.peak)}  прирост ${mb(one.peak - one.before)}`,
  bar: (isMet: boolean, most: number) =>
    isMet ? `Прирост не больше ${most} МБ: да` : `Прирост не больше ${most} МБ: НЕТ`,
  noDatabase: 'Не задана DATABASE_URL: запустите через npm run bench -- files.',
} as const
