import { quoted, typograph } from '@isp/i18n'

export const suggestionsMessages = {
  listLabel: 'Подсказки поиска',
  own: typograph('По вашему номеру'),
  brands: 'Бренды',
  sections: 'Разделы',
  products: 'Товары',
  articles: 'База знаний',
  all: (text: string) => `Все результаты: ${quoted(text)}`,
  nothing: 'Ничего не найдено',
  missing: (value: string, others: string) => `Нет «${value}», есть ${others}`,
  nothingHint: typograph('Проверьте написание или попробуйте артикул без дефисов.'),
  searching: 'Ищем…',
  history: 'История',
  clear: 'Очистить',
  remove: (text: string) => `Убрать ${quoted(text)} из истории`,
  article: 'Арт.',
} as const
