import { countOf, NBSP, typograph } from '@isp/i18n'

export const technicalMessages = {
  region: 'Таблица характеристик: прокручивается стрелками',
  name: 'Наименование',
  article: 'Артикул',
  brand: 'Бренд',
  stock: 'В наличии',
  arrival: 'Поступление',
  price: `Цена с${NBSP}НДС, ₽`,
  netPrice: `Цена без${NBSP}НДС, ₽`,
  columns: 'Колонки',
  reset: 'Как было',
  show: (name: string) => `Показывать колонку «${name}»`,
  earlier: (name: string) => `Колонку «${name}» левее`,
  later: (name: string) => `Колонку «${name}» правее`,
  pin: (name: string) => `Закрепить колонку «${name}» у${NBSP}наименования`,
  pinned: (name: string) => `Колонка «${name}» закреплена`,
  unpinned: (name: string) => `Колонка «${name}» больше не${NBSP}закреплена`,
  moved: (name: string, place: number) => `Колонка «${name}» теперь ${place}-я`,
  copy: 'Копировать',
  copied: (rows: number) =>
    typograph(`Скопировано: ${countOf(rows, ['строка', 'строки', 'строк'])}. Вставьте в таблицу.`),
  notCopied: typograph('Не удалось скопировать. Выделите таблицу и скопируйте её вручную.'),
  sort: (name: string) => `Упорядочить по колонке «${name}»`,
  onPage: typograph('Заголовок столбца упорядочивает весь список.'),
} as const
