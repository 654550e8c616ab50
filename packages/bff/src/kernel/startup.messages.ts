type LostCalls = { name: string; version: string; operations: readonly string[] }

const lostCallsOf = ({ name, version, operations }: LostCalls): string =>
  `«${name}» (выпуск ${version}) вызывает ${operations.join(', ')}`

type Migrated = { applied: number; version: number; made: number; newer: readonly string[] }

/** Texts for a command or server start that cannot continue: one sentence and what to do. */
export const startupMessages = {
  variableWrong: (name: string, value: string, expected: string) =>
    `Переменная ${name}=«${value}» не годится: нужно ${expected}.`,
  variableMissing: (name: string, expected: string) =>
    `Не задана переменная ${name}: нужно ${expected}.`,
  databaseUnreachable: (address: string, reason: string) =>
    `Не удалось подключиться к PostgreSQL (${address}): ${reason}. Проверьте DATABASE_URL и запущен ли сервер.`,
  databaseTooOld: (version: string) => `PostgreSQL ${version} слишком старый: нужен 15 или новее.`,
  databaseNewer: (number: number, name: string) =>
    `База данных создана более новой версией: в ней есть миграция ${number} «${name}», которой нет здесь. Обновите программу.`,
  migrationChanged: (file: string) =>
    `Миграция ${file} изменилась после того, как была применена. Верните файл и добавьте новую миграцию.`,
  migrationFailed: (file: string, reason: string) =>
    `Миграция ${file} не применилась: ${reason}. База осталась в прежнем состоянии.`,
  migrationNumbers: (file: string) =>
    `Миграции с номерами должны идти подряд: 001, 002, 003…; лишняя или пропущена рядом с ${file}. Новую назовите по её времени: npm run new:migration.`,
  migrationUnknown: (file: string, digits: string) =>
    `Миграция ${file} ссылается на миграцию ${digits}, которой раньше неё нет.`,
  noStatementLimit: (role: string, milliseconds: number) =>
    `За пулом соединений (DATABASE_URL) нет предела времени запроса: пул не передаёт его. Задайте предел роли: alter role "${role}" set statement_timeout = '${milliseconds}ms'; и перезапустите пул.`,
  namesAreLost:
    'Пул соединений (DATABASE_URL) теряет подготовленные запросы: нужен режим session или PgBouncer 1.21 и новее с max_prepared_statements больше нуля.',
  schemaIsBusy: (file: string) =>
    `Миграция ${file} не применилась: её таблицу всё время держит долгий запрос. База осталась в прежнем состоянии; найдите его в pg_stat_activity и повторите.`,
  portTaken: (port: number, variable: string) =>
    `Порт ${port} занят. Остановите другую программу или задайте ${variable}.`,
  dkimKeyWrong: (file: string) =>
    `В файле ${file} (DKIM_KEY) нет закрытого ключа RSA в виде PEM, и подписать письма нечем. Проверьте путь или создайте ключ: openssl genrsa -out dkim.pem 2048`,
  mailPortTaken: (port: number, host: string) =>
    `Порт ${port} для входящих писем на ${host} занят или недоступен. Остановите другую программу или задайте REPLY_PORT и REPLY_HOST.`,
  addressUnavailable: (host: string, variable: string) =>
    `Адрес ${host} недоступен на этой машине. Проверьте ${variable}.`,
  lostCalls: (losses: readonly LostCalls[]) =>
    `Сервер API не запущен: действующие выпуски вызывают то, чего в нём нет: ${losses.map(lostCallsOf).join('; ')}. Сначала выпустите или верните то, что обходится без этих вызовов (npm run remote -- rollback ${losses[0]?.name}), либо запустите сервер, в котором они есть; LOST_CALLS=allow откроет его без них.`,
  unexpected: (reason: string) => `Сервер не запустился: ${reason}.`,
  migrated: ({ applied, version, made, newer }: Migrated) =>
    [
      applied + made === 0
        ? `Схема данных уже свежая: миграция ${version}.`
        : `Применено миграций: ${applied}, функций и представлений: ${made}, схема данных теперь ${version}.`,
      ...(newer.length > 0
        ? [`Оставлены как есть, в базе они новее этой программы: ${newer.join(', ')}.`]
        : []),
    ].join(' '),
} as const

/** The expected value of each variable, as the ending of the sentences above. */
export const variableExpectations: Readonly<Record<string, string>> = {
  DATABASE_DIRECT_URL:
    'адрес самой базы, мимо пула: postgres://пользователь:пароль@сервер:5432/база',
  INDEX_DATABASE_URL:
    'адрес резервного сервера той же базы: postgres://пользователь:пароль@сервер:5432/база',
  LISTEN_AFTER_INDEX: 'on или off',
  METRICS_PORT: 'целое число от 1 до 65535',
  METRICS_HOST: 'имя или IP-адрес, например 127.0.0.1',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'адрес сборщика трасс, например http://127.0.0.1:4318',
  OTEL_TRACES_SAMPLER_ARG: 'доля трасс от 0 до 1, например 0.1',
  DRAIN_SECONDS: 'целое число секунд от 0 до 60',
  DATABASE_URL: 'адрес вида postgres://пользователь:пароль@сервер:5432/база',
  BFF_PORT: 'целое число от 1 до 65535',
  HOST: 'имя или IP-адрес, например 127.0.0.1',
  LOG_LEVEL: 'одно из: fatal, error, warn, info, debug, trace, silent',
  INDEX_DIR: 'путь к папке',
  DATABASE_POOL: 'целое число от 1 до 200',
  RATE_LIMIT:
    'целое число от 0 до 1000000 (запросов в минуту с одного адреса, 0 — без ограничения)',
  LIMITS_FACTOR: 'целое число от 1 до 100 (во сколько раз машина медленнее обычной)',
  AUTH_SECRET: 'случайная строка не короче 32 знаков',
  SERVER_KEY: 'случайная строка не короче 32 знаков, одна на все процессы магазина',
  PORT: 'целое число от 1 до 65535',
  SHOP_ORIGIN: 'адрес магазина, например https://shop.example.com',
  MAIL_URL: 'адрес вида smtp://пользователь:пароль@сервер:587',
  MAIL_FROM: 'адрес отправителя, например Магазин <shop@example.com>',
  DKIM_KEY: 'путь к файлу PEM с закрытым ключом RSA',
  DKIM_SELECTOR: 'имя ключа в DNS из латинских букв, цифр и дефисов, например shop',
  REPLY_DOMAIN: 'домен, на который приходят ответы, например reply.example.com',
  REPLY_KEY: 'случайная строка не короче 32 знаков',
  REPLY_OLD_KEY: 'прежнее значение REPLY_KEY',
  REPLY_HOST: 'имя или IP-адрес, например 127.0.0.1',
  REPLY_PORT: 'целое число от 1 до 65535',
  OUTBOX_DIR: 'путь к папке',
  OUTBOX_PAGES: 'on или off',
  API_DOCS: 'on или off',
  JOBS: 'on или off (off, если фоновые задания делает отдельный процесс)',
  BLOB_DIR: 'путь к папке',
  RELEASE_DIR: 'путь к папке',
  LOST_CALLS: 'refuse или allow',
  CONTENT_STORE:
    'адрес хранилища S3 вида https://КЛЮЧ:СЕКРЕТ@сервер/бакет?region=us-east-1&style=path, в ключе и секрете знаки кроме букв и цифр записаны через %',
  COMPANY_REGISTER: 'путь к файлу JSON с реквизитами компаний',
  CURRENCY_RATES: 'адрес списка курсов или путь к файлу XML',
  SELLER: 'путь к файлу JSON с реквизитами продавца',
  SENTRY_DSN: 'адрес вида https://ключ@сервер/42',
  SENTRY_WEBHOOK_SECRET: 'секрет интеграции Sentry, не короче 32 знаков',
  DADATA_KEY: 'ключ API сервиса dadata.ru',
  DADATA_URL: 'адрес, например https://suggestions.dadata.ru/suggestions/api/4_1/rs/findById/party',
  TRUST_PROXY: 'адреса или подсети через запятую, например loopback или 10.0.0.0/8',
}
