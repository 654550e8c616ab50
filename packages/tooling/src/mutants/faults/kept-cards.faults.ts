import type { Fault } from '../fault.ts'

const catalog = 'packages/bff/src/modules/catalog'
const tests = ['catalog/kept-cards.test']

/** Cards that lists keep until something of their products changes. */
export const faults: readonly Fault[] = [
  {
    id: 'kept-for-another-price-type',
    file: `${catalog}/kept-cards.ts`,
    find: '`${prices.own}|${prices.base}|',
    replace: '`${prices.base}|',
    tests,
    harm: 'покупатель видит цены чужого договора',
  },
  {
    id: 'kept-past-a-change',
    file: `${catalog}/kept-cards.ts`,
    find: 'if (entry && !changes.hasChanged(id, entry.since))',
    replace: 'if (entry)',
    tests,
    harm: 'в списке навсегда прежняя цена',
  },
  {
    id: 'kept-though-changed-while-read',
    file: `${catalog}/kept-cards.ts`,
    find: 'put(place + card.id, { card, since })',
    replace: 'put(place + card.id, { card, since: changes.now() ?? since })',
    tests,
    harm: 'цена, изменившаяся во время чтения, остаётся прежней',
  },
  {
    id: 'kept-without-bounds',
    file: `${catalog}/kept-cards.ts`,
    find: 'if (entries.size <= room) return',
    replace: 'if (entries.size > 0) return',
    tests,
    harm: 'поисковый робот съедает память сервера',
  },
  {
    id: 'kept-past-an-index',
    file: `${catalog}/kept-cards.ts`,
    find: 'belongsTo?.index.deref() === index && belongsTo.metadata === metadata',
    replace: 'belongsTo?.metadata === metadata',
    tests,
    harm: 'после загрузки каталога в списках прежние товары',
  },
  {
    id: 'kept-though-nobody-follows',
    file: `${catalog}/index/product-changes.ts`,
    find: 'clock() < followedUntil ? step : null',
    replace: 'step',
    tests: ['index/product-changes.test', 'catalog/kept-cards.test'],
    harm: 'опрос перемен остановился — и цены в списках застыли',
  },
  {
    id: 'all-changed-unseen',
    file: `${catalog}/index/product-changes.ts`,
    find: 'since < allAt ||',
    replace: '',
    tests: ['index/product-changes.test'],
    harm: 'после загрузки всех цен в списках прежние',
  },
  {
    id: 'prices-changed-unseen-by-cards',
    file: `${catalog}/index/live-index.ts`,
    find: 'if (changed.size > 0) changes.changed(changed)',
    replace: '',
    tests: ['catalog/catalog.live.test'],
    harm: 'новая цена не видна в списке до перезапуска',
  },
  {
    id: 'new-names-unseen-by-cards',
    file: `${catalog}/index/holder.ts`,
    find: 'if (state !== lastState) current?.forgetProducts()',
    replace: '',
    tests: ['catalog/catalog.live.test'],
    harm: 'новое название товара не видно, пока строится указатель',
  },
  {
    id: 'address-moved-in-silence',
    file: `${catalog}/revalidate-slug.sql.ts`,
    find: 'values (array[$1::integer])',
    replace: 'select array[$1::integer] where false',
    tests: ['catalog/revalidate-slug.test'],
    harm: 'в списках прежний адрес товара',
  },
  {
    id: 'long-key-before-its-beginning',
    file: `${catalog}/index/byte-rows.ts`,
    find: 'return oneLength - otherLength',
    replace: 'return otherLength - oneLength',
    tests: ['index/byte-rows.test'],
    harm: 'в списке по названию «Сверло 8 мм» после «Сверло 8 мм длинное»',
  },
  {
    id: 'code-wider-than-its-column',
    file: `${catalog}/index/build-attributes.ts`,
    find: 'if (code > greatestOf(segment.codes)) widen(segment, code)',
    replace: '',
    tests: ['index/oracle.test'],
    harm: 'у характеристики с тремястами значений фильтр находит чужие товары',
  },
]
