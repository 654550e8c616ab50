import { formatDateShort } from '@isp/i18n'

export const picturesMessages = {
  title: 'Загруженные картинки',
  search: 'Имя файла',
  find: 'Найти',
  nothing: 'Ничего не нашлось',
  nothingText: 'Проверьте имя или покажите все картинки.',
  empty: 'Картинок ещё нет',
  emptyText: 'Загрузите первую кнопкой «Картинка» над текстом.',
  uploaded: (at: string) => `загружена ${formatDateShort(at)}`,
  stands: (titles: readonly string[]) => `Стоит: «${titles.join('», «')}»`,
  unused: 'Нигде не стоит',
  take: 'Вставить',
  takeOne: (name: string) => `Вставить картинку ${name}`,
  remove: (name: string) => `Удалить картинку ${name}`,
  removeTitle: 'Удалить картинку?',
  removeText: (name: string) =>
    `«${name}» исчезнет насовсем. Если её ставили прежние версии текстов, в них останется пустое место.`,
  removeAction: 'Удалить',
  removed: 'Картинка удалена',
  pages: 'Страницы картинок',
  page: (page: number, pages: number) => `${page} из ${pages}`,
  previous: 'Назад',
  next: 'Дальше',
} as const
