import { formatNumber } from '@isp/i18n'

export const jobsMessages = {
  note: 'Письма, импорт, уборка — всё, что магазин делает сам. Список обновляется каждые пять секунд.',
  kind: 'Работа',
  /** By the names of the server's jobs; one that is not here shows its name alone. */
  kinds: new Map([
    ['auth.password-reset', 'Ссылка для нового пароля'],
    ['excel.forget-imports', 'Уборка: загрузки из Excel'],
    ['document.place-papers', 'Документы ищут заказ'],
    ['files.remove-blob', 'Удаление файла'],
    ['files.sweep', 'Уборка: файлы без хозяина'],
    ['import.catalog', 'Импорт каталога'],
    ['jobs.sweep', 'Уборка: старые работы'],
    ['mail.adopt', 'Письма, которые не ушли'],
    ['mail.forget', 'Уборка: старые письма'],
    ['mail.send', 'Отправка письма'],
    ['order.forget-keys', 'Уборка: ключи заказов'],
    ['telemetry.forget', 'Уборка: скорость и ошибки'],
    ['order.reservation-end', 'Окончание резерва'],
  ]),
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
