/** Letter to administrators about an error reported by Sentry. */
export const sentryMessages = {
  subject: (title: string) => (title === '' ? 'Ошибка на сайте' : `Ошибка на сайте: ${title}`),
  heading: 'Sentry сообщает об ошибке',
  untitled: 'Без названия',
  level: 'Уровень',
  levels: {
    fatal: 'отказ',
    error: 'ошибка',
    warning: 'предупреждение',
    info: 'сведения',
    debug: 'отладка',
  },
  project: 'Проект',
  open: 'Открыть в Sentry',
  why: 'Вы получили это письмо как администратор магазина.',
} as const
