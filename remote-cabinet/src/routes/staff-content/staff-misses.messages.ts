import { countOf, NBSP } from '@isp/i18n'

export const missesMessages = {
  note: 'Что искали и не нашли: чаще — выше. Кто искал, через сутки забыто: остаётся счёт того, что взяли после.',
  asked: 'Запрос',
  times: 'Сколько раз',
  timesOf: (count: number) => countOf(count, ['раз', 'раза', 'раз']),
  last: 'В последний раз',
  first: 'Впервые',
  taken: 'Что взяли после',
  ordered: (count: number) => `заказали${NBSP}—${NBSP}${count}`,
  inBasket: (count: number) => `в${NBSP}корзине${NBSP}—${NBSP}${count}`,
  actions: 'Действия',
  toSynonyms: `В${NBSP}словарь`,
  toSynonymsOf: (asked: string) => `В словарь: ${asked}`,
  trySearch: (asked: string) => `Искать: ${asked}`,
  emptyTitle: 'Всё нашлось',
  emptyText: 'Запросы без ответа появятся здесь.',
} as const
