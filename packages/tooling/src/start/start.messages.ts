/** What a process beside others cannot guess. */
const neededVariables: Readonly<Record<string, string>> = {
  DATABASE_URL: 'адрес базы или пула вида postgres://пользователь:пароль@сервер:5432/база',
  BFF_ORIGIN: 'адрес серверов API, например http://10.0.0.5:4000',
  SHOP_ORIGIN: 'адрес магазина для покупателей, например https://shop.example.com',
}

export const startMessages = {
  alreadyRunning: (pid: number) =>
    `Магазин из этой папки уже запущен (процесс ${pid}): остановите его (Ctrl-C в его окне) и повторите команду.`,
  portTaken: (port: number, variable: string, example: number) =>
    `Порт ${port} занят другой программой: освободите его или выберите другой, например ${variable}=${example} npm start.`,
  hostUnavailable: (host: string) =>
    `Адрес ${host} из HOST недоступен на этой машине: проверьте HOST.`,
  orphans: (count: number) => `Завершено процессов, оставшихся от прошлого запуска: ${count}`,
  unknownKind: (name: string, kinds: readonly string[]) =>
    `Неизвестный аргумент ${name}: npm start открывает весь магазин на этой машине, npm start -- <вид> — один процесс: ${kinds.join(', ')}.`,
  variableNeeded: (kind: string, name: string) =>
    `Для npm start -- ${kind} нужна переменная ${name}: ${neededVariables[name] ?? ''}.`,
  database: 'Запускаю базу данных …',
  migrating: 'Обновляю схему данных …',
  migrationFailed: (reason: string, log: string) =>
    `Схему данных обновить не удалось: ${reason} Подробности в ${log}.`,
  demoData: (count: number) => `Создаю демонстрационные данные (товаров: ${count}) …`,
  demoDataFailed: (reason: string, log: string) =>
    `Демонстрационные данные создать не удалось: ${reason} Подробности в ${log}.`,
  building: 'Собираю магазин …',
  built: (seconds: string) => `Сборка готова (${seconds} с)`,
  dataReady: (seconds: string) => `Данные готовы (${seconds} с)`,
  buildFailed: (reason: string, log: string) =>
    `Сборка не удалась: ${reason} Подробности в ${log}.`,
  starting: 'Запускаю серверы …',
  notReady: (name: string, reason: string, log: string) =>
    `${name} не запускается: ${reason} Подробности в ${log}.`,
  silent: (name: string, seconds: number) => `${name}: не отвечает ${seconds} с, заменяю его`,
  restarting: (name: string, attempt: number) =>
    `${name}: процесс остановился, запускаю снова (${attempt})`,
  keepsFalling: (name: string, reason: string, log: string) =>
    `${name} падает снова и снова (${reason}); продолжаю запускать, подробности в ${log}.`,
  noDemoAccounts:
    'Магазин открыт не только этой машине, поэтому демонстрационных учётных записей с общеизвестным паролем не будет.',
  demoAccountsClosed: (count: number) =>
    `Магазин открыт не только этой машине: вход по общеизвестному паролю закрыт, демонстрационных учётных записей: ${count}. Открыть их снова, для магазина одной этой машины: npm run demo-data.`,
  demoAccountsOpen: (reason: string, log: string) =>
    `Магазин открыт не только этой машине, а закрыть вход по общеизвестному паролю не удалось: ${reason}. Подробности: ${log}.`,
  databaseRestarted: 'База данных остановилась, запускаю её снова …',
  databaseLost: (log: string) =>
    `База данных останавливается снова и снова; магазин остановлен, подробности в ${log}.`,
  databaseMoved: (log: string) =>
    `Порт базы данных занят другой программой, и магазин остановлен: запустите его снова; подробности в ${log}.`,
  stopping: 'Останавливаю магазин …',
  stopped: 'Остановлено, данные сохранены.',
  insisted: 'Останавливаю немедленно.',
  bff: 'Сервер API',
  shell: 'Веб-сервер',
  ready: (origin: string, seconds: string) => `\nМагазин открыт: ${origin}/   (за ${seconds} с)\n`,
  facts: (facts: readonly (readonly [string, string])[]) =>
    facts.map(([name, value]) => `  ${name.padEnd(14)} ${value}`).join('\n'),
  factDatabase: 'База данных',
  factDocs: 'Описание API',
  factMail: 'Почта',
  factLogs: 'Журналы',
  factStop: 'Остановить',
  factLogins: 'Вход',
  ctrlC: 'Ctrl-C',
  mailToOutbox: (address: string, folder: string) => `письма на ${address} (папка ${folder})`,
  mailToFolder: (folder: string) => `остаётся в папке ${folder}: задайте MAIL_URL`,
  mailToServer: (host: string) => `уходит через ${host} (MAIL_URL)`,
  password: (password: string) => `пароль у всех — ${password}`,
  login: (login: string, about: string) => `  ${''.padEnd(14)} ${login.padEnd(24)} ${about}`,
} as const

/** Demo accounts shown to the operator. */
export const demoLogins: readonly (readonly [string, string])[] = [
  ['buyer@example.com', 'одна компания, один договор'],
  ['chief@example.com', 'две компании, у первой два договора; руководитель'],
  ['newcomer@example.com', 'без компании'],
  ['waiting@example.com', 'компания на модерации'],
  ['halfblocked@example.com', 'две компании, в одной доступ закрыт'],
  ['noname@example.com', 'имя ещё не заполнено'],
  ['admin@example.com', 'сотрудник: администратор'],
  ['sales@example.com', 'сотрудник: отдел продаж'],
  ['content@example.com', 'сотрудник: содержание сайта'],
]

export const demoPassword = 'demo-2026'
