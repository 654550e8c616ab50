import { formatDateShort } from '@isp/i18n'

const number = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, '\u00a0')

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

/** Output of `npm run demo-data`. */
export const demoDataMessages = {
  /** Author of the help texts. */
  author: 'Редакция',
  unknownArgument: (argument: string) =>
    `Неизвестный аргумент ${argument}. Пример: npm run demo-data -- --products 5000 --seed 1`,
  wrongProducts: 'Число товаров (--products) — целое от 1 до 1 000 000.',
  wrongSeed: 'Зерно генератора (--seed) — целое от 0 до 4294967295.',
  wrongDate: 'Дата (--date) — в виде ГГГГ-ММ-ДД, например 2026-11-21.',
  wrongOrders: 'Число заказов (--orders) — целое от 0 до 1 000 000.',
  wrongTickets: 'Число обращений (--tickets) — целое от 0 до 100 000.',
  blobFolder: (folder: string, reason: string) => `Не удаётся писать в папку ${folder}: ${reason}.`,
  databaseFailed: (reason: string) => `Загрузка не удалась, прежний каталог не изменён: ${reason}.`,
  waiting: 'Другая загрузка идёт, ждём её конца…',
  documents: (made: number, total: number) =>
    `Документы: ${number(total)}, из них новых ${number(made)}.`,
  generated: (products: number, total: number) =>
    `Подготовлено товаров: ${number(products)} из ${number(total)}`,
  merging: (step: string) => `Загружаются ${steps[step] ?? step}…`,
  loaded: (products: number, changed: number, version: string | null) =>
    changed === 0
      ? `Каталог уже такой: ${number(products)} товаров, ничего не изменено.`
      : `Каталог загружен: товаров ${number(products)}, изменено строк ${number(changed)}${version === null ? '' : `, версия ${version}`}.`,
  people: (companies: number, accounts: number) =>
    `Компаний: ${companies}, учётных записей: ${accounts}.`,
  payment: (order: string, day: string) => `Оплата заказа ${order} от ${formatDateShort(day)}`,
  upd: {
    purpose: 'СЧФДОП',
    order: 'Заказ',
    columns: ['Товар', 'Количество', 'Цена, ₽', 'Сумма с НДС, ₽'],
    vat: 'В том числе НДС',
    total: 'Всего с НДС',
    note: 'Демонстрационный документ: юридической силы не имеет.',
  },
  orders: (count: number) => `Заказов демонстрационных компаний: ${number(count)}.`,
  pictures: (made: number, total: number) => `Изображения: ${number(made)} из ${number(total)}`,
  picturesDone: (made: number, total: number) =>
    `Изображений: ${number(total)}, из них новых ${number(made)}.`,
  done: (seconds: number) => `Демонстрационные данные готовы за ${number(Math.round(seconds))} с.`,
} as const
