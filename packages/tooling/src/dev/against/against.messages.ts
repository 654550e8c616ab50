const EXAMPLE = 'npm run dev -- catalog --against https://shop.example.com'

export const againstMessages = {
  usage: `Назовите одно приложение и адрес магазина: ${EXAMPLE}.`,
  badAddress: (text: string) =>
    `«${text}» — не адрес магазина: он начинается с http:// или https:// и не содержит имени и пароля, например ${EXAMPLE}.`,
  unreachable: (origin: string, reason: string) =>
    `Магазин ${origin} не отвечает (${reason}): проверьте адрес и сеть.`,
  badCertificate: (origin: string, reason: string) =>
    `Сертификату ${origin} нельзя верить (${reason}). Если его выпустил удостоверяющий центр вашей компании, укажите файл с корневым сертификатом в переменной NODE_EXTRA_CA_CERTS и повторите команду.`,
  moved: (origin: string, to: string) =>
    `Магазин ${origin} отсылает на ${to}: повторите команду с этим адресом.`,
  notShop: (origin: string, status: number) =>
    `По адресу ${origin} не наш магазин: ${origin}/remotes.json ответил не списком выпусков (код ${status}).`,
  contractDiffers: (name: string, own: number, theirs: number) =>
    `Приложение ${name} здесь собирается под договор ${own}, а магазин говорит по договору ${theirs}: возьмите ветку с номером ${theirs} (REMOTE_CONTRACT в packages/federation/src/contract-number.ts) или магазин с номером ${own}.`,
  prefixTaken: (prefix: string, owner: string) =>
    `Адрес ${prefix} в этом магазине принадлежит приложению ${owner}: выберите другой в prefixes файла rspack.config.ts.`,
  portTaken: (port: number) =>
    `Порт ${port} занят другой программой: освободите его или выберите другой, например PORT=${port + 1} ${EXAMPLE}.`,
  building: (name: string) => `Собираю ${name} …`,
  failed: (name: string, errors: readonly string[]) =>
    `${name}: ошибка сборки\n${errors.join('\n\n')}`,
  refused: (reason: string) => `выпуск не годится: ${reason}`,
  rebuilt: (name: string, seconds: string) =>
    `${name}: пересобрано за ${seconds} с, открытые страницы обновляются`,
  unchanged: (name: string) => `${name}: пересобрано, в выпуске ничего не изменилось`,
  ready: (name: string, shop: string, address: string) =>
    `Магазин ${shop} с вашим ${name}: ${address}\nСохранённое в исходниках появляется в открытых страницах. Данные настоящие: вход, корзина и заказы — того магазина. Ctrl-C — конец.`,
  badge: (name: string, shop: string) => `${name} — с этой машины, остальное — ${shop}`,
  badgeFailed: (name: string) => `${name}: сборка с ошибкой, показана прежняя`,
  stopped: 'Остановлено.',
  foreignHost: 'Эта страница открывается только на машине разработчика: http://127.0.0.1',
  lost: (shop: string, reason: string) => `Магазин ${shop} не ответил: ${reason}`,
  unknownPage: (shop: string) =>
    `Страницы магазина ${shop} устроены иначе, чем ждёт эта копия: обновите её из главной ветки.`,
} as const
