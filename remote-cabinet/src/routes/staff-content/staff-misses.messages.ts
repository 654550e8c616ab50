import { countOf } from '@isp/i18n'

export const missesMessages = {
  note: 'Что искали и не нашли: чаще — выше. Кто искал, не хранится.',
  asked: 'Запрос',
  times: 'Сколько раз',
  timesOf: (count: number) => countOf(count, ['раз', 'раза', 'раз']),
  last: 'В последний раз',
  first: 'Впервые',
  actions: 'Действия',
  toSynonyms: 'В словарь',
  toSynonymsOf: (asked: string) => `В словарь: ${asked}`,
  trySearch: (asked: string) => `Искать: ${asked}`,
  emptyTitle: 'Всё нашлось',
  emptyText: 'Запросы без ответа появятся здесь.',
} as const
