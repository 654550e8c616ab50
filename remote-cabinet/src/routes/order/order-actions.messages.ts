import { countOf, formatNumber, NBSP, quoted, typograph } from '@isp/i18n'

export const orderActionsMessages = {
  repeat: 'Повторить заказ',
  cancel: 'Отменить…',
  ask: 'Задать вопрос по заказу',
  claim: 'Оформить рекламацию',
  print: 'Печать',
  toDraft: 'В черновик',
  draftName: (number: string) => `Заказ${NBSP}№${NBSP}${number}`,
  draftSaved: (name: string) => typograph(`Сохранён черновик ${quoted(name)}.`),
  openDraft: 'Открыть',
  reservedUntil: 'Товары отложены для вас до',
  reservedNote: 'без оплаты резерв снимется, заказ останется.',
  reservationEnded:
    'Оплата не поступила в срок, и резерв снят: товары могут купить другие. Заказ остаётся, после оплаты отложим всё, что будет на складах.',
  cancelTitle: 'Отмена',
  cancelNote:
    'Отгруженное остаётся за вами. Товары из отменённых строк снова станут доступны всем.',
  cancelSubmit: 'Отменить выбранное',
  reason: 'Причина',
  reasonHint: 'Поможет нам работать лучше. Можно не писать.',
  cancelled: 'Отменено',
  repeatedTitle: 'Повтор заказа',
  added: (count: number) =>
    count === 0
      ? 'В корзину ничего не добавлено.'
      : `В корзину добавлено: ${countOf(count, ['позиция', 'позиции', 'позиций'])}.`,
  raised: (name: string, from: number, to: number) =>
    `${name}: вместо ${formatNumber(from)} —${NBSP}${formatNumber(to)}, товар продаётся кратно.`,
  skippedTitle: 'Повторить нельзя',
  reasons: { gone: 'снят с продажи', 'no-price': 'цена по запросу' },
  insteadOf: 'Чем заменить',
  noAnalogues: 'Аналогов нет.',
  toBasket: 'Перейти в корзину',
  close: 'остаться здесь',
} as const
