import { countOf, typograph } from '@isp/i18n'

export const ticketsMessages = {
  managerNote: 'Все обращения компании',
  ownNote: 'Ваши обращения',
  create: 'Новое обращение',
  search: 'Номер, тема, сообщение или заказ',
  state: 'Показать',
  anyState: 'Все',
  states: { open: 'Незавершённые', done: 'Завершённые' },
  kind: 'Вид',
  anyKind: 'Любой',
  found: (count: number) => countOf(count, ['обращение', 'обращения', 'обращений']),
  nothingTitle: 'Таких обращений нет',
  nothingText: 'Измените запрос или сбросьте условия.',
  emptyTitle: 'Обращений пока нет',
  emptyText: typograph(
    'Спросите о цене, наличии и сроках, сертификате или документах, о заказе, возврате или подборе инструмента. Приложите чертёж, фото или таблицу: ответ придёт сюда и письмом.',
  ),
  noPageTitle: 'Такой страницы списка нет',
  toFirst: 'К началу списка',
} as const
