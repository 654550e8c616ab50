import type { FilledBasket } from '@isp/contract'
import { countOf, formatNumber, NBSP, type PluralForms, quoted, typograph } from '@isp/i18n'

const LINES: PluralForms = ['товар', 'товара', 'товаров']

/** What the list of drafts and the page of one say alike. */
export const draftMessages = {
  lineCount: (count: number) => countOf(count, LINES),
  noAuthor: 'имя не указано',
  toBasket: 'В корзину',
  toBasketOf: (name: string) => `Положить в${NBSP}корзину: ${quoted(name)}`,
  // §2.12, word for word
  keepTitle: 'В корзине есть товары',
  keepText: (name: string) =>
    typograph(`Что сделать с ними, когда в корзину попадёт черновик ${quoted(name)}?`),
  keep: 'оставить',
  keepHint: typograph('Товары черновика прибавятся к тем, что уже в корзине.'),
  clear: 'удалить',
  clearHint: typograph('В корзине останется только черновик.'),
  filled: (count: number) => typograph(`В корзину положено: ${countOf(count, LINES)}.`),
  openBasket: 'Открыть корзину',
  partTitle: 'Положили не всё, как было',
  partText: (put: number) =>
    put > 0
      ? typograph(`В корзину положено: ${countOf(put, LINES)}. Вот что изменилось:`)
      : typograph('Ничего из черновика больше не продаётся:'),
  close: 'Понятно',
  problem: ({ problem, raisedFrom, quantityOrdered }: FilledBasket['lines'][number]): string => {
    if (problem === 'gone') return typograph('больше не продаётся, не положили')
    if (problem === 'no-price')
      return typograph('цена по запросу: положили, но заказать сразу нельзя')
    return typograph(
      `количество поднято с ${formatNumber(raisedFrom ?? 0)} до ${formatNumber(quantityOrdered)}: так продаётся`,
    )
  },
  share: 'Поделиться',
  shareOf: (name: string) => `Поделиться: ${quoted(name)}`,
  shareTitle: 'Ссылка на черновик',
  shareText: typograph(
    'По ссылке черновик увидит любой вошедший покупатель — по своим ценам. Ваших цен, компании и заметки в нём не будет. Изменения в черновике видны по той же ссылке.',
  ),
  revoked: typograph('Ссылка больше не действует.'),
  rename: 'Переименовать',
  editTitle: 'Название и заметка',
  name: 'Название',
  note: 'Заметка',
  noteHint: typograph('Видна вам и руководителю компании.'),
  saved: 'Сохранено.',
  remove: 'Удалить',
  removeOf: (name: string) => `Удалить черновик ${quoted(name)}`,
  removed: (count: number) =>
    typograph(
      count === 1
        ? 'Черновик удалён.'
        : `Удалено: ${countOf(count, ['черновик', 'черновика', 'черновиков'])}.`,
    ),
  restore: 'Вернуть',
  restored: (count: number) => (count === 1 ? 'Черновик вернулся.' : 'Черновики вернулись.'),
} as const
