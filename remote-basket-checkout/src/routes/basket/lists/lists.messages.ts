import type { FilledBasket } from '@isp/contract'
import {
  countOf,
  formatDate,
  formatMoney,
  formatNumber,
  momentHere,
  NBSP,
  type PluralForms,
  quoted,
  typograph,
} from '@isp/i18n'

const LINES: PluralForms = ['товар', 'товара', 'товаров']

const day = (iso: string): string => formatDate(momentHere(iso))

/** Lists that come out of a basket and go into it: drafts and links (§7.4). */
export const listsMessages = {
  toDraft: 'В черновик',
  share: 'Поделиться',
  draftTitle: 'Сохранить в черновик',
  draftText: (count: number) =>
    typograph(
      `В черновик попадут все товары корзины: ${formatNumber(count)}. Цены и наличие в нём всегда нынешние.`,
    ),
  draftPart: (count: number) =>
    typograph(
      `В черновик попадут выбранные товары: ${formatNumber(count)}. Цены и наличие в нём всегда нынешние.`,
    ),
  draftName: 'Название',
  suggestedName: (today: Date) =>
    `Корзина от${NBSP}${String(today.getDate()).padStart(2, '0')}.${String(today.getMonth() + 1).padStart(2, '0')}.${today.getFullYear()}`,
  leaves: 'Убрать эти товары из корзины',
  save: 'Сохранить',
  cancel: 'Отмена',
  saved: (name: string) => typograph(`Сохранён черновик ${quoted(name)}.`),
  openDraft: 'Открыть',
  shareTitle: 'Ссылка на корзину',
  shareText: typograph(
    'По ссылке этот список увидит любой вошедший покупатель — по своим ценам. Ваших цен и компании в нём не будет. То, что вы потом измените в корзине, в список не попадёт. Найти ссылку снова и отозвать её можно в кабинете, в разделе «Черновики».',
  ),
  revoke: 'Отозвать ссылку',
  revoked: 'Ссылка больше не действует.',
  // the page of a link
  titleOf: (name: string | null) => name ?? 'Список товаров',
  by: (author: string) => typograph(`Список собран: ${author}`),
  own: typograph(
    'Этим списком поделились вы. Вот как его видят по ссылке, только цены у каждого свои.',
  ),
  until: (iso: string) => typograph(`Ссылка действует до ${day(iso)}`),
  priceNote: typograph('Цены и остатки — нынешние, ваши.'),
  loading: 'Список загружается',
  errorTitle: typograph('Список не загрузился'),
  lineCount: (count: number) => countOf(count, LINES),
  article: (article: string) => `Арт.${NBSP}${article}`,
  total: 'Сумма',
  vat: (sum: number) => typograph(`в том числе НДС — ${formatMoney(sum)}`),
  caption: 'Товары списка',
  columnProduct: 'Товар',
  columnQuantity: 'Количество',
  columnPrice: `Цена с${NBSP}НДС`,
  columnSum: 'Сумма',
  lineProblem: {
    gone: typograph('больше не продаётся'),
    'no-price': 'цена по запросу',
  },
  merge: 'Добавить к корзине',
  apply: 'Заменить корзину',
  applyAsk: (count: number) =>
    typograph(`В корзине ${countOf(count, LINES)}. Заменить их этим списком?`),
  ownBasket: 'Открыть свою корзину',
  showMore: (count: number) => `Показать ещё ${formatNumber(count)}`,
  filled: (count: number) => typograph(`В корзину положено: ${countOf(count, LINES)}.`),
  partTitle: 'Положили не всё, как было',
  problem: ({ problem, raisedFrom, quantityOrdered }: FilledBasket['lines'][number]): string => {
    if (problem === 'gone') return typograph('больше не продаётся, не положили')
    if (problem === 'no-price')
      return typograph('цена по запросу: положили, но заказать сразу нельзя')
    return typograph(
      `количество поднято с ${formatNumber(raisedFrom ?? 0)} до ${formatNumber(quantityOrdered)}: так продаётся`,
    )
  },
  empty: typograph('В этом списке не осталось товаров.'),
  notFoundTitle: 'Такого списка нет',
  notFoundText: typograph('Проверьте ссылку: возможно, она скопирована не целиком.'),
  endedTitle: typograph('Ссылка больше не действует'),
  endedText: typograph('Её отозвали, или прошло 30 дней. Попросите новую у того, кто её прислал.'),
  anonymousTitle: typograph('С вами поделились списком товаров'),
  anonymousText: typograph('Войдите, чтобы увидеть его по своим ценам и положить в корзину.'),
  signIn: 'Войти',
  register: 'Создать кабинет',
  signInReason: typograph('Чтобы открыть список по ссылке'),
} as const
