import { siteConfig } from '@isp/contract/site'
import { urls } from '@isp/contract/urls'
import { xmlText } from '../../kernel/xml-text.ts'
import type { Good, Goods } from '../goods/lists/catalog-goods.service.ts'
import { feedsMessages as messages } from './feeds.messages.ts'

// Limits of https://yandex.ru/support/merchants/ru/offers.html and other readers of the format.
const NAME = 256
const SHORT = 100
const DESCRIPTION = 3000
const VALUE = 255
const PICTURES = 10
const ADDRESS = 512
const PARAMS = 50

const element = (name: string, text: string | number | null, max?: number): string =>
  text === null || text === '' ? '' : `<${name}>${xmlText(String(text), max)}</${name}>`

const roubles = (kopecks: number): string => (kopecks / 100).toFixed(2)

const shown = (value: string | number | boolean): string =>
  typeof value === 'boolean' ? messages.flag(value) : String(value)

const paramOf = ({ name, unit, value }: Good['attributes'][number]): string => {
  const measure = unit === null ? '' : ` unit="${xmlText(unit, SHORT)}"`
  return `<param name="${xmlText(name, SHORT)}"${measure}>${xmlText(shown(value), VALUE)}</param>`
}

const offerOf = (good: Good & { amount: number }, shopOrigin: string): string => {
  const absolute = (path: string) => new URL(path, shopOrigin).href
  const pictures = good.images
    .map((src) => absolute(urls.image(src)))
    .filter((address) => address.length <= ADDRESS)
    .slice(0, PICTURES)
  return [
    `<offer id="${good.id}" available="${good.available > 0}">`,
    element('name', good.name, NAME),
    element('vendor', good.brand, SHORT),
    element('vendorCode', good.article, SHORT),
    element('url', absolute(urls.product(good.slug))),
    element('price', roubles(good.amount)),
    element('currencyId', 'RUB'),
    element('categoryId', good.sectionId),
    ...pictures.map((address) => element('picture', address)),
    element('description', good.description, DESCRIPTION),
    ...good.attributes.slice(0, PARAMS).map(paramOf),
    element('count', Math.max(0, Math.floor(good.available))),
    '</offer>\n',
  ].join('')
}

type Yml = {
  goods: Goods
  shopOrigin: string
  at: Date
  onOffers: (count: number) => Promise<void>
}

/** A catalogue in YML, the format of marketplaces, in chunks. Goods without a base price are left out. */
export async function* writeYml({ goods, shopOrigin, at, onOffers }: Yml): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<yml_catalog date="${at.toISOString()}"><shop>`
  yield element('name', siteConfig.name) + element('company', siteConfig.name)
  yield `${element('url', shopOrigin)}<currencies><currency id="RUB" rate="1"/></currencies>\n<categories>\n`
  for (const { id, parentId, name } of goods.sections) {
    const parent = parentId === null ? '' : ` parentId="${parentId}"`
    yield `<category id="${id}"${parent}>${xmlText(name, VALUE)}</category>\n`
  }
  yield '</categories>\n<offers>\n'
  for await (const batch of goods.batches()) {
    const offers = batch.flatMap(({ amount, ...good }) =>
      amount === null ? [] : [offerOf({ ...good, amount }, shopOrigin)],
    )
    yield offers.join('')
    await onOffers(offers.length)
  }
  yield '</offers></shop></yml_catalog>\n'
}
