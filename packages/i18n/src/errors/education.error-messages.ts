import type { educationErrors } from '@isp/contract/errors'
import { countOf } from '../plural.ts'
import { type ErrorMessages, shown } from './error-message.ts'

const insideOf = (articles: number, topics: number): string =>
  [
    articles > 0 && countOf(articles, ['материал', 'материала', 'материалов']),
    topics > 0 && countOf(topics, ['тема', 'темы', 'тем']),
  ]
    .filter(Boolean)
    .join(' и ')

export const educationErrorMessages: ErrorMessages<typeof educationErrors> = {
  ARTICLE_NOT_FOUND: 'Такого материала нет.',
  TOPIC_NOT_FOUND: 'Такой темы нет.',
  TOPIC_CHANGED: 'Тему тем временем изменил кто-то ещё. Обновите список тем и решите ещё раз.',
  TOPIC_NOT_EMPTY: ({ name = '', articles = 0, topics = 0 }) =>
    `В теме «${shown(name)}» ${insideOf(Number(articles), Number(topics))}. Удалить можно только пустую тему.`,
  TOPIC_TOO_DEEP:
    'Темы стоят в два уровня: сюда можно поставить только тему без вложенных и только в тему верхнего уровня.',
  OFFER_NOT_FOUND: 'Такого предложения нет.',
  TEXT_NOT_FOUND: 'Такого текста нет.',
  TEXT_ADDRESS_TAKEN: 'По этому адресу уже есть другой текст.',
  TEXT_CHANGED:
    'Пока вы правили, текст сохранил кто-то ещё. Ваши слова остались в форме: обновите версии и сохраните снова.',
  TEXT_EMPTY: 'В тексте нет ни одного абзаца: публиковать нечего.',
}
