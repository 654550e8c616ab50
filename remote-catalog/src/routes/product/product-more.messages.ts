import { formatDate, formatQuantity, momentHere, NBSP, typograph } from '@isp/i18n'

export const productMoreMessages = {
  share: 'Поделиться',
  print: 'Печать',
  ask: 'Задать вопрос',
  linkCopied: 'Ссылка на товар скопирована',
  notShared: (url: string) => typograph(`Не удалось поделиться. Адрес товара: ${url}`),
  steps: 'Цена от количества',
  from: (quantity: string) => `От${NBSP}${quantity}`,
  stockCaption: 'Остатки и поступления по складам',
  warehouse: 'Склад',
  available: 'Сейчас',
  arrivals: 'Ожидается',
  arrival: (quantity: number, unit: string, date: string) =>
    `${formatQuantity(quantity, unit)} — ${date}`,
  total: 'Всего',
  noStock: typograph('На складах нет и поступлений пока не назначено.'),
  noDate: typograph('Срок уточнит менеджер.'),
  tellMe: 'Сообщить о поступлении',
  sizes: 'Соседние размеры',
  related: 'С этим товаром берут',
  viewedShelf: 'Вы смотрели',
  viewed: (at: string) =>
    `Вы уже смотрели этот товар ${formatDate(momentHere(at), { year: true })}`,
  ordered: (quantity: number, unit: string) =>
    `Вы заказывали: всего ${formatQuantity(quantity, unit)}.`,
  lastOrder: (number: string, at: string) =>
    `Последний раз — ${formatDate(momentHere(at), { year: true })}, заказ${NBSP}${number}`,
} as const
