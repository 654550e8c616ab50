import { countOf, type PluralForms, plural } from '@isp/i18n'

const productForms: PluralForms = ['товар', 'товара', 'товаров']
const brandForms: PluralForms = ['бренд', 'бренда', 'брендов']
const sectionForms: PluralForms = ['раздел', 'раздела', 'разделов']

export const homeMessages = {
  title: (name: string) => `${name} — промышленный инструмент, оснастка и станки для предприятий`,
  description:
    'Каталог режущего, измерительного и слесарного инструмента, оснастки, абразивов и станков для предприятий: цены с НДС, остатки по складам, подбор по характеристикам.',
  heading: 'Инструмент и оснастка для производства',
  lead: 'Подбор по характеристикам, цены с\u00A0НДС и\u00A0остатки по\u00A0складам\u00A0— до\u00A0того, как вы оформите заявку.',
  searchLabel: 'Поиск товара на главной странице',
  searchPlaceholder: 'Название, артикул или бренд',
  searchButton: 'Найти',
  products: (count: number) => countOf(count, productForms),
  productsWord: (count: number) => plural(count, productForms),
  brandsCount: (count: number) => countOf(count, brandForms),
  sectionsCount: (count: number) => countOf(count, sectionForms),
  factsLabel: 'В каталоге сейчас',
  sections: 'Разделы каталога',
  wholeCatalog: 'Весь каталог',
  moreSubsections: (count: number) =>
    `ещё ${countOf(count, ['подраздел', 'подраздела', 'подразделов'])}`,
  brands: 'Бренды',
  allBrands: 'Все бренды',
  howTitle: 'Как здесь выбирают',
  how: [
    {
      icon: 'filter',
      title: 'Подбор по характеристикам',
      text: 'Диаметр, длина, хвостовик, материал, точность: фильтры раздела показывают, сколько товаров останется.',
    },
    {
      icon: 'warehouse',
      title: 'Остатки по складам',
      text: 'На странице товара видно, сколько есть на каждом складе сейчас и когда ждём поступление.',
    },
    {
      icon: 'price',
      title: 'Цены с НДС',
      text: 'Цена указана с НДС, сумма налога — отдельной строкой. Минимальная партия и кратность — рядом с ценой.',
    },
    {
      icon: 'analogue',
      title: 'Аналоги на замену',
      text: 'Если нужного нет в наличии, страница товара предложит близкие по характеристикам позиции.',
    },
  ],
  sectionsEmpty: 'В каталоге пока нет разделов',
  sectionsEmptyText: 'Они появятся здесь, как только каталог будет заполнен.',
} as const
