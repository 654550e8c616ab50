import { formatNumber } from '@isp/i18n'

export const jobsMessages = {
  note: 'Письма, импорт, уборка — всё, что магазин делает сам. Список обновляется каждые пять секунд.',
  kind: 'Работа',
  state: 'Состояние',
  attempt: 'Попытка',
  progress: 'Ход',
  created: 'Поставлена',
  finished: 'Закончена',
  reason: 'Что случилось',
  actions: 'Действия',
  cancel: 'Отменить',
  cancelOf: (kind: string) => `Отменить: ${kind}`,
  cancelled: 'Работа отменена',
  emptyTitle: 'Работ пока не было',
  emptyText: 'Здесь появятся письма, импорт и другие фоновые работы.',
  of: (done: number, total: number | null) =>
    total === null ? formatNumber(done) : `${formatNumber(done)} из ${formatNumber(total)}`,
  states: {
    waiting: 'Ждёт',
    running: 'Идёт',
    retrying: 'Повторится',
    done: 'Сделана',
    failed: 'Не удалась',
    cancelled: 'Отменена',
  },
} as const
