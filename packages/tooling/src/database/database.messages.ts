const orOwnServer = 'или задайте DATABASE_URL с адресом своего PostgreSQL 15 или новее'

export const databaseMessages = {
  embedded: (version: string, port: number) => `PostgreSQL ${version}, встроенный, порт ${port}`,
  external: (version: string, host: string, port: string, name: string) =>
    `PostgreSQL ${version} на ${host}:${port}, база ${name} (DATABASE_URL)`,
  tooOld: (version: string) =>
    `Сервер из DATABASE_URL — PostgreSQL ${version}, а нужен 15 или новее: обновите его или уберите DATABASE_URL, чтобы работать на встроенном.`,
  unreachable: (host: string, reason: string) =>
    `База данных из DATABASE_URL (${host}) не отвечает (${reason}): проверьте, что сервер запущен и адрес верен.`,
  refused: 'в соединении отказано',
  unknownHost: 'узел не найден',
  timeout: 'истекло время ожидания',
  wrongPassword: 'неверное имя или пароль',
  noDatabase: 'такой базы нет',
  noBinaries: (platform: string) =>
    `Нет встроенного PostgreSQL для ${platform}: выполните npm install заново ${orOwnServer}.`,
  brokenBinaries: (reason: string) =>
    `Встроенный PostgreSQL не запускается (${reason}): переустановите зависимости (удалите node_modules) ${orOwnServer}.`,
  wrongMajor: (folder: string, found: string, own: string) =>
    `Папка данных ${folder} создана PostgreSQL ${found}, а встроенный — ${own}: перенесите данные дампом, уберите папку в сторону ${orOwnServer}.`,
  notACluster: (folder: string) =>
    `В ${folder} нет базы PostgreSQL (нет файла PG_VERSION): уберите эту папку в сторону и повторите команду.`,
  foreignOwner: (folder: string, uid: number) =>
    `Папка данных ${folder} принадлежит другому пользователю (uid ${uid}): запускайте магазин от его имени ${orOwnServer}.`,
  noUser:
    'PostgreSQL не работает от имени root, а другого пользователя в системе нет: заведите его (useradd isp) или задайте DATABASE_URL.',
  noPlace: (folder: string) =>
    `Пользователь базы данных не может открыть папку проекта, а создать ${folder} не получилось: переместите проект в доступную папку ${orOwnServer}.`,
  noAccess: (file: string) =>
    `Нет доступа к ${file}: запускайте магазин от имени того, кто запускал его впервые, ${orOwnServer}.`,
  noSpace: (folder: string, megabytes: number) =>
    `Для базы данных в ${folder} нужно не меньше ${megabytes} МБ свободного места: освободите его и повторите команду.`,
  startFailed: (reason: string, log: string) =>
    `Встроенный PostgreSQL не запустился (${reason}); подробности в ${log}.`,
  prepareFailed: (reason: string) =>
    `Встроенный PostgreSQL запустился, но база магазина в нём не готова (${reason}), и он остановлен: выполните npm run doctor ${orOwnServer}.`,
  initFailed: (reason: string) => `Не удалось создать базу данных: ${reason}.`,
  brokenState: (file: string) =>
    `Файл ${file} повреждён или потерян, без него к базе не подключиться: верните его из резервной копии или уберите папку с данными в сторону.`,
  noAnswer: 'сервер не ответил вовремя',
} as const
