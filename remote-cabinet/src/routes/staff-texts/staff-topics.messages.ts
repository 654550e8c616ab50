import { countOf, NBSP } from '@isp/i18n'

/** What a topic holds; the empty text for nothing. */
const inside = (articles: number, topics: number): string =>
  [
    articles > 0 && countOf(articles, ['материал', 'материала', 'материалов']),
    topics > 0 && countOf(topics, ['тема', 'темы', 'тем']),
  ]
    .filter(Boolean)
    .join(' и ')

export const topicsMessages = {
  title: 'Темы базы знаний',
  note: 'В этом порядке темы стоят в справке. Тему без опубликованных материалов посетители не видят.',
  back: 'Все тексты',
  add: 'Новая тема',
  empty: 'Тем ещё нет',
  emptyText: 'Материалы справки разложены по темам: начните с первой.',
  inside: (articles: number, topics: number) => inside(articles, topics) || 'Пусто',
  up: (name: string) => `Выше: ${name}`,
  down: (name: string) => `Ниже: ${name}`,
  edit: (name: string) => `Править тему «${name}»`,
  remove: (name: string) => `Удалить тему «${name}»`,
  moved: (name: string, place: number, all: number) => `${name}: ${place}-я из ${all}`,

  name: 'Название',
  nameHint: 'Адрес темы в справке останется прежним.',
  parent: 'Внутри темы',
  top: 'Верхний уровень',
  parentHint: 'В теме есть вложенные, поэтому она стоит наверху.',
  saved: (name: string) => `Тема «${name}» сохранена`,
  refresh: 'Обновить список тем',

  removeTitle: 'Удалить тему?',
  removeText: (name: string) => `Тема «${name}» пуста. Вернуть её будет нельзя.`,
  removeAction: 'Удалить',
  removed: (name: string) => `Тема «${name}» удалена`,
  keptTitle: 'Тема не пуста',
  keptText: (name: string, articles: number, topics: number) =>
    `В${NBSP}теме «${name}» ${inside(articles, topics)}. Удалить можно только пустую тему: сначала перенесите всё в${NBSP}другую.`,
} as const
