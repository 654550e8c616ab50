import { countOf, NBSP, typograph } from '@isp/i18n'

export const sectionFiltersMessages = {
  title: 'Порядок фильтров',
  note: typograph(
    'Первые шесть стоят перед наличием, ценой и брендом. Порядок действует и в подразделах без своего.',
  ),
  section: 'Раздел',
  choose: 'Выберите раздел',
  own: (by: string) => `Задал ${by}`,
  automatic: typograph('Раздел упорядочен сам: по тому, как названы и чем отличаются товары'),
  used: (people: number) =>
    `отбирают по${NBSP}этому: ${countOf(people, ['человек', 'человека', 'человек'])}`,
  up: '↑',
  upOf: (name: string) => `Выше: ${name}`,
  down: '↓',
  downOf: (name: string) => `Ниже: ${name}`,
  save: 'Сохранить порядок',
  byUse: 'Предложить по подборкам',
  toAutomatic: 'Вернуть порядок раздела',
  saved: 'Порядок сохранён: в магазине он появится через минуту',
  nothing: typograph('У раздела нет фильтров по характеристикам'),
  back: 'К полям товаров',
} as const
