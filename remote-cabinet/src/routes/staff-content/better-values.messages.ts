import type { OwnBetter } from '@isp/contract'
import { typograph } from '@isp/i18n'

const names: Record<OwnBetter, string> = {
  more: 'Больше',
  less: 'Меньше',
  nearer: 'Ближе к основе',
  none: 'Не отмечать',
}

export const betterValuesMessages = {
  title: 'Что лучше при сравнении',
  note: typograph(
    'Лучшее значение строки сравнение отмечает само. Размеры сравниваются с основой, об остальном решаете вы.',
  ),
  back: 'К полям товаров',
  find: 'Найти характеристику',
  notFound: typograph('Такой характеристики нет'),
  nothing: typograph('Характеристик ещё нет: они появятся с первыми товарами'),
  property: 'Характеристика',
  unit: 'Единица',
  better: 'Лучше',
  betterOf: (property: string) => `Что лучше: ${property}`,
  names,
  byDefault: (better: OwnBetter) => `Как обычно: ${names[better].toLowerCase()}`,
  saved: (property: string) => `${property}: сохранено, сравнение покажет это сразу`,
} as const
