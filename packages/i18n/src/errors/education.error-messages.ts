import type { educationErrors } from '@isp/contract/errors'
import type { ErrorMessages } from './error-message.ts'

export const educationErrorMessages: ErrorMessages<typeof educationErrors> = {
  ARTICLE_NOT_FOUND: 'Такого материала нет.',
  TOPIC_NOT_FOUND: 'Такой темы нет.',
  OFFER_NOT_FOUND: 'Такого предложения нет.',
  TEXT_NOT_FOUND: 'Такого текста нет.',
  TEXT_ADDRESS_TAKEN: 'По этому адресу уже есть другой текст.',
  TEXT_CHANGED:
    'Пока вы правили, текст сохранил кто-то ещё. Ваши слова остались в форме: обновите версии и сохраните снова.',
  TEXT_EMPTY: 'В тексте нет ни одного абзаца: публиковать нечего.',
}
