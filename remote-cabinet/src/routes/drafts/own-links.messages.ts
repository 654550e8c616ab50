import {
  countOf,
  formatDate,
  momentHere,
  NBSP,
  type PluralForms,
  quoted,
  typograph,
} from '@isp/i18n'

const LINES: PluralForms = ['товар', 'товара', 'товаров']

export const ownLinksMessages = {
  title: 'Ссылки, которыми вы поделились',
  text: typograph(
    'Каждую откроет любой вошедший покупатель, у которого она есть, — по своим ценам. Отозванная не откроется больше ни у кого.',
  ),
  nameless: (time: string) => `Корзина от${NBSP}${time}`,
  about: (kind: 'basket' | 'draft', lineCount: number, expiresAt: string) =>
    [
      kind === 'basket' ? 'Корзина' : 'Черновик',
      countOf(lineCount, LINES),
      `до${NBSP}${formatDate(momentHere(expiresAt))}`,
    ].join(`${NBSP}· `),
  copyOf: (name: string) => `Скопировать ссылку: ${quoted(name)}`,
  copy: 'Скопировать',
  copyFailed: typograph(
    'Не получилось скопировать. Откройте ссылку и скопируйте её из адресной строки.',
  ),
  revoke: 'Отозвать',
  revokeOf: (name: string) => `Отозвать ссылку: ${quoted(name)}`,
  confirmTitle: 'Отозвать ссылку?',
  confirmText: (name: string) =>
    typograph(
      `Список ${quoted(name)} больше не откроется по этой ссылке ни у кого. Вернуть её нельзя, но можно поделиться заново.`,
    ),
  revoked: 'Ссылка больше не действует.',
  empty: typograph(
    'Открытых ссылок нет. Поделиться можно корзиной — на её странице — и любым черновиком.',
  ),
  last: (shown: number, total: number) =>
    typograph(
      `Показаны последние ${shown} из ${total}. Отзовите ненужные, чтобы увидеть остальные.`,
    ),
} as const
