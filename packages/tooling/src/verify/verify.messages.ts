export const verifyMessages = {
  passed: (title: string, seconds: string) => `✔ ${title.padEnd(34)} ${seconds} с`,
  failed: (title: string, seconds: string, count: number) =>
    `✖ ${title.padEnd(34)} ${seconds} с, замечаний: ${count}`,
  allPassed: (count: number, seconds: string) => `\nВсе проверки пройдены: ${count} (${seconds} с)`,
  someFailed: (failed: number, count: number) => `\nНе пройдено проверок: ${failed} из ${count}`,
  unknownStep: (name: string, names: readonly string[]) =>
    `Проверки «${name}» нет; есть ${names.join(', ')}.`,
  titles: {
    rules: 'правила дома',
    boundaries: 'границы (dependency-cruiser)',
    tables: 'таблицы и их модули',
    types: 'типы (tsc)',
    lint: 'стиль и ошибки (biome)',
    unused: 'неиспользуемый код (knip)',
    generated: 'порождённые файлы',
    spelling: 'правописание (cspell)',
    citations: 'ссылки на спецификацию и решения',
  },
  boundary: (rule: string, from: string, to: string, advice: string) =>
    `${rule}: ${from} → ${to} — ${advice}`,
  moduleCircle: (imports: readonly string[]) =>
    `bff-modules-form-no-circle: ${imports.join('; ')} — модули стоят друг на друге по кругу: пусть нижний назовёт нужное типом и попросит его по имени в open, а даст его composition/open-services.ts`,
  noModules: 'dependency-cruiser не увидел ни одного модуля TypeScript: проверке нельзя верить.',
  brokenTool: (name: string, output: string) => `${name} не отработал: ${output}`,
  formatted: 'Раскладка и порядок импортов — как принято в доме.',
  notFormatted: (reason: string) => `Не всё удалось разложить: ${reason}`,
  nameLost: (singleton: string, name: string, contract: number) =>
    `из ${singleton} пропало имя ${name}, а номер договора прежний (${contract}): выпуски приложений, которым оно нужно, перестанут работать. Верните имя; если оно уходит намеренно, поднимите REMOTE_CONTRACT в packages/federation/src/contract-number.ts и выполните npm run generate.`,
  noFragment: (name: string, fragment: string) =>
    `${name} показывает фрагмент ${fragment}, а его не даёт никто: назовите другой или добавьте его владельцу.`,
  noEvent: (name: string, event: string) =>
    `${name} ждёт события ${event}, а его не даёт никто: уберите ожидание или добавьте событие владельцу.`,
  foreignWrite: (file: string, table: string, owner: string) =>
    `${file}: пишет в таблицу ${table} модуля ${owner} — попросите об этом *.service.ts того модуля`,
  foreignRead: (file: string, table: string, owner: string) =>
    `${file}: читает таблицу ${table} модуля ${owner} — возьмите нужное у его *.service.ts или впишите строку «// Reads ${table} of ${owner}.»`,
  closedRead: (file: string, table: string, owner: string) =>
    `${file}: читает таблицу ${table}, которую читает только модуль ${owner} — возьмите нужное у его представлений и функций (migrations/repeatable, «-- Of the module ${owner}.») или у его *.service.ts`,
  runFormat: 'раскладку и порядок импортов поправит npm run format',
  sharedName: (name: string, places: readonly string[]) =>
    `запрос «${name}» есть дважды: ${[...new Set(places)].join(', ')} — дайте каждому своё имя`,
  needlessRead: (file: string, table: string) =>
    `${file}: строка «// Reads …» называет ${table}, а файл её не читает — уберите лишнее`,
  ownerless: (table: string) =>
    `${table} — чья таблица, не сказано: над create table впишите строку «-- Tables of the module <имя>.»`,
  functionInMigration: (file: string) =>
    `${file}: функции, представления и триггеры стоят в migrations/repeatable, миграция меняет только таблицы и данные — npm run new:migration -- <модуль> <имя> --repeatable`,
  repeatableOwner: (file: string) =>
    `${file} — чьё это, не сказано: первой впишите строку «-- Of the module <имя>.» с именем модуля из packages/bff/src/modules`,
  repeatableOnce: (file: string) =>
    `${file}: файл применяется снова и снова — начинайте с «create or replace» (function, view или trigger)`,
  madeTwice: (name: string, files: readonly string[]) =>
    `${name} создаётся дважды: ${files.join(', ')} — оставьте один файл`,
  noEntry: (place: string, cited: string, file: string) =>
    `${place}: ${cited} — такого пункта нет в ${file}`,
  generateUsage: (argument: string) =>
    `Неизвестный аргумент ${argument}: npm run generate составляет файлы по договору; npm run generate -- diff main печатает, чем вызовы BFF отличаются от указанного коммита; npm run generate -- openapi ФАЙЛ записывает их описание.`,
  unknownCommit: (commit: string) =>
    `Коммита «${commit}» здесь нет: укажите ветку или номер, например npm run generate -- diff main.`,
  oldContract: (commit: string) => `Договор коммита ${commit} не прочитан.`,
  apiSame: (commit: string) => `Вызовы BFF те же, что в ${commit}.`,
  apiChange: { gone: '− убран', come: '+ новый', changed: '~ изменён' },
  stale: (file: string) => `${file} отстал от своих источников: выполните npm run generate.`,
  generated: (file: string) => `Записан ${file}`,
  upToDate: (file: string) => `Без изменений ${file}`,
} as const

/** Messages of violated rules: what is wrong and what to write instead. */
export const ruleMessages = {
  cyrillic: (text: string) =>
    `текст «${text}» в коде: перенесите его в *.messages.ts рядом или в packages/i18n`,
  className: (name: string) =>
    `класс ${name}: вид элемента стоит в его свойстве css; классы под одним стилем — только в длинных списках (решение 029)`,
  siteName:
    'название магазина в коде: возьмите SITE_NAME, documentTitle или siteConfig из @isp/contract/site',
  fetch: 'прямой вызов fetch: используйте @isp/api-client (api.GET, api.POST …)',
  colour: (value: string) => `цвет ${value} в коде: возьмите значение из color в @isp/ui`,
  shopDay: 'current_date — день базы: возьмите shopToday из trade/shop-day.ts (D59)',
  vendor: (name: string) =>
    `${name} в правилах торговли: trade/ не знает ни одной учётной системы — её формат читает своя комната (commerce-ml/) и отдаёт загрузке (load/)`,
  lineSum:
    'цена × количество: возьмите lineSum или sumsOf из @isp/contract/line-sums (решение 109)',
  lineSumSql: 'цена × количество в SQL: возьмите line_sum (решение 109)',
  kopecks:
    'рубли × 100: возьмите kopecksOf, для текста — readSum из @isp/contract/roubles (решение 109)',
  kopecksSql: 'округление цены в SQL: возьмите rounded_kopecks или kopecks_at (решение 109)',
  pickedPrice:
    'выбор цены или её типа: возьмите applicable_price, served_price_types, own_price_type, в TypeScript — applicablePriceOf и applicablePrice (решение 109)',
  router: (name: string) => `импорт ${name}: используйте @isp/router`,
  clock: (found: string) =>
    `${found}: тест ждёт события, а не срока (expect.poll, findBy…); единственная граница — patience из @isp/testing/patience`,
  query: (name: string) => `импорт ${name}: используйте @isp/query`,
} as const
