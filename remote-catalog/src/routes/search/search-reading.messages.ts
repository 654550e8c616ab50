import { NBSP, quoted, typograph } from '@isp/i18n'

export const searchReadingMessages = {
  match: {
    corrected: (text: string) => `Исправили опечатку и${NBSP}ищем ${quoted(text)}.`,
    layout: (text: string) => `Переключили раскладку и${NBSP}ищем ${quoted(text)}.`,
    partial: (text: string) =>
      typograph(
        `Товаров со всеми словами сразу нет — показываем найденное по части запроса: ${quoted(text)}.`,
      ),
    similar: (text: string) => typograph(`Артикула ${quoted(text)} нет. Похожие:`),
  },
  unused: (words: readonly string[]) =>
    typograph(`В запросе много слов — ищем по первым. Не учли: ${quoted(words.join(' '))}.`),
  replaced: (text: string, article: string | null) =>
    typograph(
      article === null
        ? `Артикул ${quoted(text)} заменён: показываем то, что выпускают вместо него.`
        : `Артикул ${quoted(text)} заменён на ${quoted(article)}.`,
    ),
  own: typograph('По вашему номеру'),
  named: (name: string, article: string) => `${name}, арт.${NBSP}${article}`,
  reading: 'Понял так',
  takeOff: (label: string) => `Убрать из${NBSP}запроса: ${label}`,
} as const
