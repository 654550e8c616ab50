import type { BaseReason } from '../../commerce-ml/index.ts'

const number = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, '\u00a0')
const seconds = (value: number): string => value.toFixed(1).replace('.', ',')

const steps: Record<string, string> = {
  sections: 'разделы и справочники',
  products: 'товары',
  prices: 'цены',
  stock: 'остатки',
  arrivals: 'поступления',
  documents: 'документы',
  analogues: 'аналоги',
  companions: 'сопутствующие товары',
  replacements: 'замены',
  indexes: 'индексы',
}

const reasons: Record<BaseReason, string> = {
  asked: 'так сказано в --base-price',
  chosen: 'так выбрано раньше для этого источника',
  before: 'как и в прежних загрузках',
  named: 'так называется',
  retail: 'называется розничным, а базового по названию нет',
  only: 'других видов цен у этого источника нет',
}

/** Output of `npm run import`. */
export const importMessages = {
  usage:
    'Укажите одну папку с выгрузкой. Пример: npm run import -- ./выгрузка [--dry-run] [--base-price "Розничная"] [--source ut] [--allow-shrink]',
  sourceName: (name: string) =>
    `«${name}» не подходит для --source: нужны строчные латинские буквы, цифры, «-» и «_», не больше 30 знаков.`,
  waiting: 'Другая загрузка идёт, ждём её конца…',
  stopped: 'Загрузка остановлена, в магазине ничего не изменено.',
  shrunk: (hidden: number, total: number) =>
    `С продажи было бы снято товаров: ${number(hidden)} из ${number(total)}. Если так и нужно, повторите с --allow-shrink.`,
  noBasePrice: (without: number, total: number) =>
    `ВНИМАНИЕ: без базовой цены товаров: ${number(without)} из ${number(total)}; покупатели увидят «цена по запросу».`,
  noPricesAtAll: '  Других цен у них в магазине тоже нет: проверьте, выгружены ли цены.',
  mendBasePrice: (count: number, name: string, command: string) =>
    `  У ${number(count)} из них есть цена вида «${name}»; чтобы она стала базовой: ${command}`,
  found: (files: number, bytes: number) =>
    `Файлов XML: ${number(files)} (${number(Math.ceil(bytes / 1_048_576))} МБ).`,
  checking: (name: string) => `Проверен ${name}`,
  contents: (goods: number, offers: number) =>
    `В выгрузке товаров: ${number(goods)}, предложений: ${number(offers)}.`,
  picturesProgress: (done: number, total: number) =>
    `Изображения: ${number(done)} из ${number(total)}`,
  picturesStep: 'Изображения',
  rowsStep: 'Товары и предложения',
  staged: (rows: number) => `Прочитано строк: ${number(rows)}`,
  merging: (step: string) => `Загружаются ${steps[step] ?? step}…`,
  priceType: (name: string, into: string, base: BaseReason | null) =>
    `Вид цен «${name}» → «${into}»${base === null ? '' : ` (базовый): ${reasons[base]}`}`,
  basePrice: (name: string, command: string) =>
    `Базовая цена, её видят все без договора, — «${name}». Другую выбирают так: ${command}`,
  noBaseChosen:
    'ВНИМАНИЕ: базовая цена не выбрана: «базовой», «розничной» и retail среди видов цен нет (или таких несколько). Без неё посетители видят «цена по запросу». Выберите вид один раз, дальше он запомнится:',
  chooseBase: (name: string, command: string) => `  «${name}»: ${command}`,
  goods: (staged: number, added: number, updated: number, hidden: number) =>
    `Товары: прочитано ${number(staged)}, новых ${number(added)}, изменено ${number(updated)}, снято ${number(hidden)}.`,
  rows: (sections: number, prices: number, stock: number) =>
    `Разделов в выгрузке: ${number(sections)}; изменено цен ${number(prices)}, остатков ${number(stock)}.`,
  pictures: (made: number, total: number) =>
    `Изображений в папке: ${number(total)}, из них новых ${number(made)}.`,
  leftOut: 'Не загружено или загружено не так, как в выгрузке:',
  remark: (text: string, count: number, places: readonly string[]) =>
    `  ${text} — ${number(count)}: ${places.join(', ')}${count > places.length ? ' …' : ''}`,
  moreRemarks: (count: number) => `  … и ещё замечаний: ${number(count)}`,
  same: (took: number) => `Каталог уже такой, ничего не изменено (${seconds(took)} с).`,
  done: (changed: number, took: number) =>
    `Загружено за ${seconds(took)} с, изменено строк: ${number(changed)}. Работающий магазин покажет новое сам.`,
  trial: (changed: number, took: number) =>
    `Пробный запуск за ${seconds(took)} с: изменилось бы строк ${number(changed)}; ничего не записано.`,
  refused: (reason: string) => `Выгрузка не принята, в магазине ничего не изменено.\n${reason}`,
  databaseFailed: (reason: string) =>
    `Загрузка не удалась, в магазине ничего не изменено: ${reason}.`,
  blobFolder: (folder: string, reason: string) => `Не удаётся писать в папку ${folder}: ${reason}.`,
} as const
