export const settingsMessages = {
  badPort: (name: string, value: string) =>
    `Переменная ${name} должна быть номером порта от 1 до 65535, а в ней «${value}».`,
  samePorts: (port: number) =>
    `PORT и BFF_PORT совпадают (${port}): задайте разные номера, например PORT=3000 BFF_PORT=4000.`,
  badMode: (value: string) =>
    `Переменная SHOP_MODE бывает demo или production, а в ней «${value}».`,
  badCount: (value: string) =>
    `Переменная DEMO_PRODUCTS должна быть целым числом от 0 до 1000000, а в ней «${value}».`,
  badDatabaseUrl:
    'Переменная DATABASE_URL должна выглядеть как postgres://пользователь:пароль@узел:5432/база.',
  badOrigin: (value: string) =>
    `Переменная SHOP_ORIGIN должна быть адресом вида https://shop.example.com, а в ней «${value}».`,
  badHost: (value: string) =>
    `Переменная HOST должна быть адресом или именем узла (например 127.0.0.1 или 0.0.0.0), а в ней «${value}».`,
  badRateLimit: (value: string) =>
    `Переменная RATE_LIMIT должна быть целым числом от 0 до 1000000 (запросов в минуту, 0 — без ограничения), а в ней «${value}».`,
  badLimitsFactor: (value: string) =>
    `Переменная LIMITS_FACTOR должна быть целым числом от 1 до 100 (во сколько раз машина медленнее обычной), а в ней «${value}».`,
  badLogLevel: (value: string, levels: readonly string[]) =>
    `Переменная LOG_LEVEL бывает ${levels.join(', ')}, а в ней «${value}».`,
  badTrustProxy: (value: string) =>
    `Переменная TRUST_PROXY должна перечислять через запятую адреса или подсети, например 127.0.0.1,10.0.0.0/8, а в ней есть «${value}».`,
  badMailUrl:
    'Переменная MAIL_URL должна выглядеть как smtp://пользователь:пароль@сервер:587 или smtps://….',
  badReplyDomain: (value: string) =>
    `Переменная REPLY_DOMAIN должна быть доменом строчными буквами, например reply.example.com, а в ней «${value}».`,
  badSecret: (name: string) =>
    `Переменная ${name} должна быть случайной строкой от 32 до 1000 знаков.`,
  badReplyPort: (value: string) =>
    `Переменная REPLY_PORT должна быть целым числом от 1 до 65535, а в ней «${value}».`,
  replyKeyMissing:
    'Задан REPLY_DOMAIN, но не REPLY_KEY: ответы на письма принимаются только с ключом, случайной строкой от 32 знаков.',
  badDkimSelector: (value: string) =>
    `Переменная DKIM_SELECTOR должна быть именем из латинских букв, цифр и дефисов, например shop, а в ней «${value}».`,
  badContentStore:
    'Переменная CONTENT_STORE не годится: нужен адрес хранилища S3 вида https://КЛЮЧ:СЕКРЕТ@сервер/бакет?region=us-east-1&style=path, в ключе и секрете знаки кроме букв и цифр записаны через %.',
  badMapUrl: (value: string) =>
    `Переменная MAP_URL должна быть адресом, который начинается с https://, а в ней «${value}».`,
  badTelemetryShare: (value: string) =>
    `Переменная TELEMETRY_SHARE должна быть целым числом от 0 до 100, а в ней «${value}».`,
  badTracesEndpoint: (value: string) =>
    `Переменная OTEL_EXPORTER_OTLP_ENDPOINT должна быть адресом вида http://127.0.0.1:4318, а в ней «${value}».`,
  badTracesShare: (value: string) =>
    `Переменная OTEL_TRACES_SAMPLER_ARG должна быть долей от 0 до 1, например 0.1, а в ней «${value}».`,
  badSentryDsn: 'Переменная SENTRY_DSN должна быть адресом вида https://ключ@сервер/42.',
  badSwitch: (name: string, value: string) =>
    `Переменная ${name} должна быть on или off, а в ней «${value}».`,
  badMailFrom: (value: string) =>
    `Переменная MAIL_FROM должна содержать адрес отправителя, например Магазин <shop@example.com>, а в ней «${value}».`,
} as const
