import { NBSP, quoted, typograph } from '@isp/i18n'

export const selectionsMessages = {
  name: 'Название',
  letter: `Письмо, когда появится${NBSP}новое`,
  letterHint: typograph('Не чаще одного в день и только когда есть о чём сообщить.'),
  action: 'Сохранить',
  cancel: 'Отмена',
  saved: (name: string) => `Подборка ${quoted(name)} сохранена.`,
  isSaved: (name: string) => typograph(`Этот выбор уже сохранён: ${quoted(name)}.`),
  chooseFirst: typograph('Выберите фильтры, и их можно будет сохранить под названием.'),
  ownHere: typograph('Ваши подборки в этом разделе'),
  ownSearches: typograph('Ваши сохранённые запросы'),
  none: typograph('Здесь пока нет сохранённых подборок.'),
  waiting: typograph('Загружаем ваши подборки'),
  failed: typograph('Не удалось загрузить ваши подборки.'),
  refused: typograph('Не удалось сохранить. Проверьте подключение и повторите.'),
  again: 'Повторить',
  gone: typograph('раздела или фильтра больше нет'),
  hasLetter: typograph('с письмом о новом'),
  all: 'Все подборки',
} as const
