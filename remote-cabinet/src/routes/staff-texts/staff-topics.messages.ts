import { countOf, NBSP } from '@isp/i18n'

const articles = (count: number): string => countOf(count, ['материал', 'материала', 'материалов'])
const topics = (count: number): string => countOf(count, ['тема', 'темы', 'тем'])

export const topicsMessages = {
  title: 'Темы базы знаний',
  note: 'В этом порядке темы стоят в справке. Тему без опубликованных материалов посетители не видят.',
  back: 'Все тексты',
  add: 'Новая тема',
  empty: 'Тем ещё нет',
  emptyText: 'Материалы справки разложены по темам: начните с первой.',
  articles: (count: number) => (count > 0 ? articles(count) : 'Нет материалов'),
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
  keptText: (name: string, inside: { articles: number; topics: number }) =>
    `В${NBSP}теме «${name}» ${[
      inside.articles > 0 && articles(inside.articles),
      inside.topics > 0 && topics(inside.topics),
    ]
      .filter(Boolean)
      .join(' и ')}. Удалить можно только пустую тему: сначала перенесите всё в другую.`,
} as const
