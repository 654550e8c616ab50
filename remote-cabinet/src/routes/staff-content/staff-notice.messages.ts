import { formatDate, momentHere, typograph } from '@isp/i18n'

const momentOf = (iso: string): string => {
  const here = momentHere(iso)
  return `${formatDate(here, { year: true })}, ${here.slice(11, 16)}`
}

export const noticeMessages = {
  title: 'Объявление на сайте',
  note: typograph(
    'Стоит над шапкой каждой страницы. Посетитель может скрыть его на полчаса; другой текст или вид показывается сразу и тем, кто скрыл прежнее.',
  ),
  preview: 'Так его увидят',
  previewEmpty: 'Здесь будет текст объявления',
  status: 'Вид',
  statuses: {
    info: 'Сообщение',
    success: 'Хорошая новость',
    warning: 'Предупреждение',
    error: 'Сбой',
  },
  message: 'Текст',
  messageHint: typograph(
    'До 5000 знаков; ссылки и разметка не разбираются. Длинный текст свёрнут до двух строк.',
  ),
  from: 'Показывать с',
  fromHint: 'Пусто — сразу; время вашего устройства',
  to: 'Показывать до',
  toHint: 'Пусто — пока не уберут',
  endFirst: 'Конец показа должен быть позже начала',
  save: 'Опубликовать',
  saved: 'Объявление записано',
  remove: 'Убрать с сайта',
  removed: 'Объявление убрано',
  removeTitle: 'Убрать объявление?',
  removeText: 'Оно исчезнет со всех страниц. Текст останется в журнале сотрудников.',
  none: 'Сейчас объявления нет.',
  shown: 'Сейчас показывается.',
  waits: (from: string) => `Появится ${momentOf(from)}.`,
  over: (to: string) => `Показ окончен ${momentOf(to)}.`,
  by: (name: string, at: string) => `Записал ${name}, ${momentOf(at)}.`,
  open: 'Развернуть',
  fold: 'Свернуть',
} as const
