import type { OwnFieldName, Product } from '@isp/contract'
import { countOf, NBSP, typograph } from '@isp/i18n'

const fields: Readonly<Record<OwnFieldName, string>> = {
  description: 'Описание',
  section: 'Раздел',
  images: 'Изображения',
}

export const productsMessages = {
  title: 'Поля товаров',
  note: typograph(
    'Что ведут на сайте, загрузка из учётной системы не меняет, пока поле не вернут ей.',
  ),
  filters: 'Порядок фильтров в разделах',
  better: 'Что лучше при сравнении',
  search: 'Артикул или название',
  askTitle: 'Найдите товар',
  askText: typograph('Наберите артикул или название: поля ведут у каждого товара отдельно.'),
  product: 'Товар',
  articleHead: 'Артикул',
  article: (article: string) => `Арт.${NBSP}${article}`,
  back: 'Другой товар',
  inShop: 'Открыть в магазине',
  unseen: (id: number) => `Товар №${NBSP}${id}`,
  unseenText: typograph(
    'В магазине товар сейчас не показывается, поэтому взять поле нельзя; вернуть взятое можно.',
  ),
  fields,
  field: 'Поле',
  now: 'Сейчас',
  valueOf: (field: OwnFieldName, { description, section, images }: Product): string | null =>
    ({
      description,
      section: section.name,
      images: countOf(images.length, ['картинка', 'картинки', 'картинок']),
    })[field],
  owner: 'Ведёт',
  site: 'сайт',
  accounting: 'учётная система',
  since: 'С какого времени и кто',
  actions: 'Действия',
  take: 'Вести на сайте',
  takeOf: (field: OwnFieldName) => `Вести на сайте: ${fields[field].toLowerCase()}`,
  edit: 'Изменить',
  editOf: (field: OwnFieldName) => `Изменить: ${fields[field].toLowerCase()}`,
  giveBack: 'Вернуть',
  giveBackOf: (field: OwnFieldName) => `Вернуть учётной системе: ${fields[field].toLowerCase()}`,
  giveBackText: typograph(
    'То, что стоит сейчас, останется до следующей загрузки: она заменит его своим.',
  ),
  taken: (field: OwnFieldName) => `Ведут на сайте: ${fields[field].toLowerCase()}`,
  given: (field: OwnFieldName) => `Возвращено учётной системе: ${fields[field].toLowerCase()}`,
} as const
