/** Names of background jobs for administrators; the type of the server's jobs requires a name for each. */
export const jobNames = {
  'approvals.watch': 'Сроки заявок на согласование',
  'auth.password-reset': 'Ссылка для нового пароля',
  'basket.forget-merges': 'Уборка: слияния корзин',
  'catalog.convert-prices': 'Пересчёт цен по курсу',
  'currency.take-rates': 'Курсы валют',
  'document.place-papers': 'Документы ищут заказ',
  'draft.forget': 'Уборка: старые черновики',
  'excel.forget-imports': 'Уборка: загрузки из Excel',
  'exchange.forget': 'Уборка: старые загрузки',
  'exchange.tell': 'Письма об обмене',
  'exchange.work-off': 'Загрузка данных',
  'feeds.price-list': 'Прайс-лист',
  'feeds.yml': 'Выгрузка для площадок',
  'files.remove-blob': 'Удаление файла',
  'files.sweep': 'Уборка: файлы без хозяина',
  'import.catalog': 'Импорт каталога',
  'jobs.sweep': 'Уборка: старые работы',
  'mail.adopt': 'Письма, которые не ушли',
  'mail.forget': 'Уборка: старые письма',
  'mail.send': 'Отправка письма',
  'onec.catalog': 'Обмен с 1С: товары',
  'onec.forget': 'Уборка: файлы обмена с 1С',
  'onec.sale': 'Обмен с 1С: заказы',
  'order.forget-keys': 'Уборка: ключи заказов',
  'order.reservation-end': 'Окончание резерва',
  'search.count-taken': 'Подсчёт выбранного из поиска',
  'selections.letters': 'Письма о подборках',
  'tickets.forget-askers': 'Уборка: кто спрашивал без входа',
  'telemetry.forget': 'Уборка: скорость и ошибки',
} as const satisfies Readonly<Record<string, string>>

export type JobName = keyof typeof jobNames

/** A job of a newer server may be unknown here: its own name is returned. */
export const jobNameOf = (name: string): string =>
  Object.hasOwn(jobNames, name) ? jobNames[name as JobName] : name
