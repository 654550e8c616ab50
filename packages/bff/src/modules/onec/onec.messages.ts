const number = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, '\u00a0')

/** Words that 1C shows or writes into its log; below 255 characters, without markup. */
export const onecMessages = {
  noCredentials: 'Укажите имя пользователя и пароль доступа 1С.',
  wrongCredentials:
    'Имя пользователя или пароль не подходят. Их даёт администратор магазина: «Обмен», «Учётные системы».',
  anotherSession: 'Сеанс обмена принадлежит другому доступу: начните обмен заново.',
  unknownMode: (type: string, mode: string) =>
    `Запрос type=${type.slice(0, 40)}, mode=${mode.slice(0, 40)} магазин не знает.`,
  noName: 'В запросе нет имени файла (filename).',
  wrongName: (name: string) => `Имя файла не принимается: ${name.slice(0, 120)}`,
  emptyPiece: (name: string) => `Файл ${name}: пришёл пустой кусок.`,
  brokenPiece: (name: string) => `Файл ${name}: кусок пришёл не целиком, обмен нужно повторить.`,
  tooLarge: (name: string, bytes: number) =>
    `Файл ${name} больше ${number(bytes)} байт: магазин такие не принимает.`,
  sessionTooLarge: 'За один сеанс пришло слишком много данных: выгружайте частями.',
  notReceived: (name: string) => `Файл ${name} не был передан в этом сеансе.`,
  notInArchive: (name: string) => `Файла ${name} в переданном архиве нет.`,
  truncated: (name: string, bytes: number) =>
    `Файл ${name}: пришло ${number(bytes)} байт, файл обрывается. Повторите обмен.`,
  isQueued: 'Файл ждёт своей очереди.',
  isRunning: (progress: string | null) => progress ?? 'Файл загружается.',
  loaded: (done: number, total: number) => `Загружено ${number(done)} из ${number(total)}.`,
  waitsForAnother: 'Сейчас идёт другой обмен, этот ждёт своей очереди.',
  unavailable: 'Магазин временно недоступен, обмен нужно повторить.',
  failed: 'Не удалось загрузить из-за ошибки магазина: она записана, обмен можно повторить.',
  hasNoDocument: (name: string) => `Файл ${name}: это не документ XML и не архив.`,
  archiveBroken: (name: string) => `Архив ${name} повреждён и не читается.`,
  archiveTooLarge: (name: string) => `Архив ${name} распаковывается в слишком большой объём.`,
  archiveEncrypted: (name: string) => `Архив ${name} зашифрован: такие не принимаются.`,
  archiveNames: (name: string) => `Архив ${name}: имена файлов в нём не принимаются.`,
  noListen: 'Магазин не поддерживает type=listen: включите обмен по расписанию.',
  taken: (taken: number, refused: number, waiting: number) =>
    `Документов принято: ${number(taken)}, ждут: ${number(waiting)}, не принято: ${number(refused)}.`,
} as const
