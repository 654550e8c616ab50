import { createHash } from 'node:crypto'
import { gtinOf } from '@isp/contract/gtin'
import { slugText } from '@isp/i18n/slug'
import { describe, expect, test } from 'vitest'
import { pictureSrc } from '../pictures/index.ts'
import { brandsOf } from './brands.ts'
import { type DemoCatalogInput, type DirectoryBatch, demoCatalog } from './demo-catalog.ts'
import type { ProductBatch, ProductRow } from './generate-products.ts'
import { leaves } from './sections.ts'

const input: DemoCatalogInput = { products: 5000, seed: 1, date: '2026-11-21' }
const collect = (changes: Partial<DemoCatalogInput> = {}) => {
  const [directory, ...batches] = [...demoCatalog({ ...input, ...changes })] as [
    DirectoryBatch,
    ...ProductBatch[],
  ]
  return {
    directory,
    products: batches.flatMap((batch) => batch.products),
    barCodes: batches.flatMap((batch) => batch.barCodes),
    prices: batches.flatMap((batch) => batch.prices),
    stock: batches.flatMap((batch) => batch.stock),
    arrivals: batches.flatMap((batch) => batch.arrivals),
    analogues: batches.flatMap((batch) => batch.analogues),
    documents: batches.flatMap((batch) => batch.documents),
    replacements: batches.flatMap((batch) => batch.replacements),
  }
}
const catalog = collect()
const digest = (rows: unknown): string =>
  createHash('sha256').update(JSON.stringify(rows)).digest('hex')
const repeated = (values: readonly string[]): string[] => {
  const seen = new Set<string>()
  return values.filter((value) => seen.size === seen.add(value).size)
}
const lookAlikes = new Map([...'АВЕКМНОРСТХ'].map((letter, at) => [letter, 'ABEKMHOPCTX'[at]]))
const normalise = (article: string): string =>
  article
    .toUpperCase()
    .replace(/[^0-9A-ZА-ЯЁ]/g, '')
    .replace(/[А-ЯЁ]/g, (letter) => lookAlikes.get(letter) ?? letter)
const nameOf = (product: ProductRow): string => `${product.name} | ${product.slug}`

describe('повторяемость', () => {
  test('то же зерно даёт те же строки, как бы их ни резали на порции', () => {
    expect(digest(collect({ batchSize: 700 }))).toBe(digest(catalog))
  })
  test('другое зерно даёт другой каталог', () => {
    expect(digest(collect({ seed: 2 }).products)).not.toBe(digest(catalog.products))
  })
  test('дата двигает поступления и ничего больше в товаре', () => {
    const later = collect({ date: '2026-12-01' })
    expect(later.prices).toEqual(catalog.prices)
    expect(later.arrivals[0]?.expectedOn).not.toBe(catalog.arrivals[0]?.expectedOn)
    expect(catalog.arrivals.every(({ expectedOn }) => expectedOn > input.date)).toBe(true)
  })
})

describe.each([1, 60, 5000, 40_000])('каталог на %i товаров', (products) => {
  const { products: rows } = collect({ products })
  test('адрес — тот, который магазин дал бы по названию сам', () => {
    const strange = rows.filter(({ name, slug }) => !`${slug}-`.startsWith(`${slugText(name)}-`))
    expect(strange.map(({ name, slug }) => `${slug} ${name}`)).toEqual([])
  })
  test('в нём ровно столько товаров, адреса и артикулы не повторяются', () => {
    expect(rows).toHaveLength(products)
    expect(repeated(rows.map(({ slug }) => slug))).toEqual([])
    expect(repeated(rows.map(({ externalId }) => externalId))).toEqual([])
    expect(repeated(rows.map(({ article }) => normalise(article)))).toEqual([])
    expect(
      rows.filter(({ slug }) => slug.length > 120 || !/^[a-z0-9][a-z0-9-]*$/.test(slug)),
    ).toEqual([])
  })
})

describe('разделы', () => {
  const { sections, sectionProperties } = catalog.directory
  test('дерево в 2–3 уровня, родитель стоит раньше детей, адреса не повторяются', () => {
    expect(sections.length).toBeGreaterThanOrEqual(90)
    expect(sections.filter(({ parent }) => parent === null)).toHaveLength(13)
    expect(repeated(sections.map(({ slug }) => slug))).toEqual([])
    const seen = new Set<string>()
    for (const section of sections) {
      expect(section.parent === null || seen.has(section.parent), section.slug).toBe(true)
      seen.add(section.externalId)
    }
  })
  test('у листового раздела 10–25 характеристик и 4–6 колонок', () => {
    for (const leaf of leaves) {
      const own = sectionProperties.filter(({ section }) => section === `demo:${leaf.slug}`)
      expect(own.length, leaf.slug).toBeGreaterThanOrEqual(10)
      expect(own.length, leaf.slug).toBeLessThanOrEqual(25)
      const columns = own.filter(({ isColumn }) => isColumn)
      expect(columns.length, leaf.slug).toBeGreaterThanOrEqual(4)
      expect(columns.length, leaf.slug).toBeLessThanOrEqual(6)
    }
  })
  test('коды для артикулов различны, и у каждого раздела есть хотя бы два бренда', () => {
    expect(repeated(leaves.map(({ code }) => code))).toEqual([])
    expect(repeated(leaves.map(({ number }) => number))).toEqual([])
    for (const leaf of leaves) expect(brandsOf(leaf.brands).length, leaf.slug).toBeGreaterThan(1)
  })
})

test('у товара только объявленные характеристики, почти все, значения своего вида', () => {
  const kinds = new Map(
    catalog.directory.properties.map(({ code, kind }) => [code, kind as string]),
  )
  const declared = new Map<string, string[]>()
  for (const { section, property } of catalog.directory.sectionProperties) {
    declared.set(section, [...(declared.get(section) ?? []), property.slice(5)])
  }
  for (const product of catalog.products) {
    const own = declared.get(product.section) ?? []
    const codes = Object.keys(product.attributes)
    expect(
      codes.filter((code) => !own.includes(code)),
      nameOf(product),
    ).toEqual([])
    expect(codes.length, nameOf(product)).toBeGreaterThanOrEqual(own.length - 5)
    for (const [code, value] of Object.entries(product.attributes)) {
      expect(typeof value, `${nameOf(product)}: ${code}`).toBe(kinds.get(code))
      expect(value === '' || Number.isNaN(value), `${nameOf(product)}: ${code}`).toBe(false)
    }
  }
})

test('задача 14: часть товаров заменена другими того же раздела и бренда, которые выпускают и дальше', () => {
  const { products, replacements } = catalog
  const places = new Map(
    products.map(({ externalId, section, brand }) => [externalId, `${section} ${brand}`]),
  )
  const replaced = new Set(replacements.map(({ product }) => product))
  expect(replaced.size).toBe(replacements.length)
  expect(replaced.size).toBeGreaterThan(products.length / 200)
  expect(replaced.size).toBeLessThan(products.length / 15)
  for (const { product, replacement } of replacements) {
    expect(places.get(replacement)).toBe(places.get(product))
    expect(replaced.has(replacement)).toBe(false)
  }
})

test('у большинства товаров есть штрихкод: верный, свой у каждого и ничей', () => {
  const codes = catalog.barCodes.flatMap((row) => row.codes)
  expect(codes.length).toBeGreaterThan(catalog.products.length * 0.8)
  expect(codes.length).toBeLessThan(catalog.products.length)
  expect(new Set(codes).size).toBe(codes.length)
  for (const code of codes) {
    expect(gtinOf(code)).toBe(code)
    expect(code).toMatch(/^02/)
  }
})

test('задача 14: код ОКПД2 есть у инструмента, реестровая запись — у части российского', () => {
  const withCode = catalog.products.filter(({ okpd2 }) => okpd2 !== null)
  const listed = catalog.products.filter(({ registerNumber }) => registerNumber !== null)
  expect(withCode.length).toBeGreaterThan(catalog.products.length / 2)
  expect(withCode.length).toBeLessThan(catalog.products.length)
  expect(listed.length).toBeGreaterThan(catalog.products.length / 20)
  for (const { originCountry, okpd2, registerNumber } of listed) {
    expect(originCountry).toBe('Россия')
    expect(okpd2).toMatch(/^\d\d\.\d\d\.\d\d$/)
    expect(registerNumber).toMatch(/^10\d{6}$/)
  }
})

test('задача 14: у каждой характеристики есть группа, и групп немного', () => {
  const { properties } = catalog.directory
  expect(properties.filter(({ group }) => group === null).map(({ code }) => code)).toEqual([])
  expect(new Set(properties.map(({ group }) => group)).size).toBe(7)
})

test('русский текст чист: нет двойных пробелов, undefined и латинских букв внутри русских слов', () => {
  const texts = [
    ...catalog.products.flatMap(({ name, description, attributes }) => [
      name,
      description,
      ...Object.values(attributes).filter((value) => typeof value === 'string'),
    ]),
    ...catalog.directory.sections.flatMap(({ name, description }) => [name, description]),
    ...catalog.directory.brands.flatMap(({ name, description }) => [name, description]),
    ...catalog.directory.properties.map(({ name }) => name),
  ]
  const bad = texts.filter((text) =>
    / {2}|^ | $| [,.]|undefined|NaN|\d\.\d+ мм|[а-яё][a-z]|[a-z][а-яё]/i.test(text),
  )
  expect([...new Set(bad)].slice(0, 10)).toEqual([])
})

test('товары бывают такими, какие выпускают: вид ограничен размером, сплав — стандартом', () => {
  const of = (slug: string) =>
    catalog.products.filter(({ section }) => section === `demo:${slug}`).map(({ name }) => name)
  const drills = [...of('sverla-c-h'), ...of('sverla-korotkie')]
  expect(drills.filter((name) => /ВК8|твёрдый сплав/.test(name))).toEqual([])
  expect(of('shtangencirkuli').filter((name) => /Ц?К?-I-(?:[3-9]|10)\d\d/.test(name))).toEqual([])
  expect(of('shtangencirkuli').filter((name) => /-II-(125|150) /.test(name))).toEqual([])
  expect(of('mikrometry').filter((name) => /МЛ-(?!5 |10 |25 )/.test(name))).toEqual([])
  expect(of('stanki-tokarnye').filter((name) => /винторезный.*ЧПУ/.test(name))).toEqual([])
  const solid = of('sverla-tverdosplavnye')
  expect(solid.length).toBeGreaterThan(0)
  for (const name of solid) {
    const [, total, flute] = /×(\d+)×(\d+) мм/.exec(name) ?? []
    expect(Number(total), name).toBeGreaterThan(Number(flute))
  }
})

test('в популярном соседи — разные товары: ни бренд, ни раздел не идут подряд', () => {
  const popular = catalog.products.toSorted((one, other) => other.popularity - one.popularity)
  const top = popular.slice(0, 500)
  const same = (key: 'brand' | 'section'): number =>
    top.filter((product, at) => product[key] === top[at - 1]?.[key]).length
  expect(same('brand')).toBeLessThan(40)
  expect(same('section')).toBeLessThan(40)
})

describe('предложения', () => {
  test('цены целые, опт не дороже базовой, без цены около 1,5 % товаров', () => {
    const byProduct = new Map<string, Record<string, number>>()
    for (const { product, priceType, amount } of catalog.prices) {
      byProduct.set(product, { ...byProduct.get(product), [priceType.slice(5)]: amount })
    }
    for (const prices of byProduct.values()) {
      const {
        base,
        'wholesale-1': first,
        'wholesale-2': second,
        dealer,
      } = prices as { base: number; 'wholesale-1': number; 'wholesale-2': number; dealer: number }
      expect(
        [base, first, second, dealer].every((amount) => Number.isInteger(amount) && amount > 0),
      ).toBe(true)
      expect(base >= first && first >= second && second >= dealer).toBe(true)
    }
    const without = 1 - byProduct.size / catalog.products.length
    expect(without).toBeGreaterThan(0.008)
    expect(without).toBeLessThan(0.025)
  })
  test('сверло дорожает с диаметром, станок стоит дороже ключа', () => {
    const middle = (section: string, from: number, to: number): number => {
      const ids = new Set(
        catalog.products
          .filter(
            ({ section: own, attributes }) =>
              own === `demo:${section}` &&
              Number(attributes.diameter ?? from) >= from &&
              Number(attributes.diameter ?? from) < to,
          )
          .map(({ externalId }) => externalId),
      )
      const amounts = catalog.prices
        .filter(({ product, priceType }) => priceType === 'demo:base' && ids.has(product))
        .map(({ amount }) => amount)
        .sort((left, right) => left - right)
      return amounts[Math.floor(amounts.length / 2)] ?? 0
    }
    expect(middle('sverla-c-h', 14, 21)).toBeGreaterThan(2 * middle('sverla-c-h', 1, 6))
    expect(middle('stanki-tokarnye', 0, 1)).toBeGreaterThan(100 * middle('klyuchi-gaechnye', 0, 1))
  })
  test('около четверти товаров нет на складах, количества кратны', () => {
    const inStock = new Set(catalog.stock.map(({ product }) => product))
    const out = 1 - inStock.size / catalog.products.length
    expect(out).toBeGreaterThan(0.2)
    expect(out).toBeLessThan(0.3)
    const multiplicity = new Map(
      catalog.products.map((product) => [product.externalId, product.multiplicity]),
    )
    expect(
      catalog.stock.filter(
        ({ product, quantity }) => quantity % (multiplicity.get(product) ?? 1) !== 0,
      ),
    ).toEqual([])
  })
  test('аналог — другой товар того же раздела от другого бренда', () => {
    const byId = new Map(catalog.products.map((product) => [product.externalId, product]))
    expect(catalog.analogues.length).toBeGreaterThan(catalog.products.length)
    for (const { product, analogue } of catalog.analogues) {
      const [own, other] = [byId.get(product), byId.get(analogue)]
      expect(other?.section).toBe(own?.section)
      expect(other?.brand).not.toBe(own?.brand)
      if (own?.section === 'demo:sverla-c-h')
        expect(other?.attributes.diameter).toBe(own.attributes.diameter)
    }
  })
  test('D49: у части товаров цена от количества ниже, и тем ниже, чем больше; станки дюжинами не продаются', () => {
    const stepped = catalog.prices.filter(({ stepAmounts }) => stepAmounts !== null)
    expect(stepped.length).toBeGreaterThan(catalog.prices.length / 10)
    expect(stepped.length).toBeLessThan(catalog.prices.length / 2)
    for (const { product, amount, stepQuantities, stepAmounts } of stepped) {
      const quantities = [1, ...(stepQuantities ?? [])]
      const amounts = [amount, ...(stepAmounts ?? [])]
      expect(
        amounts.toSorted((one, other) => other - one),
        product,
      ).toEqual(amounts)
      expect(
        quantities.toSorted((one, other) => one - other),
        product,
      ).toEqual(quantities)
      expect(quantities.length, product).toBe(amounts.length)
      expect(amount, product).toBeLessThanOrEqual(500_000)
    }
  })

  test('документы упомянуты только те, чьи файлы есть', () => {
    expect(catalog.documents).toEqual([])
    const file = 'certificate-sverla-c-h.pdf'
    const { documents } = collect({ products: 500, documentSizes: new Map([[file, 1234]]) })
    expect(documents.length).toBeGreaterThan(0)
    expect(new Set(documents.map(({ url, sizeBytes }) => `${url} ${sizeBytes}`))).toEqual(
      new Set([`/files/documents/${file} 1234`]),
    )
  })

  test('у сертификата есть срок, у каталога нет; свидетельство о поверке — только у поверенного', () => {
    const files = ['certificate', 'catalog', 'verification'].map((kind) => `${kind}-mikrometry.pdf`)
    const { documents, products } = collect({
      products: 3000,
      documentSizes: new Map(files.map((file) => [file, 1])),
    })
    const verified = new Map(
      products.map(({ externalId, attributes }) => [externalId, attributes.verification]),
    )
    for (const { product, url, kind, issuedOn, expiresOn } of documents) {
      expect(Boolean(issuedOn && expiresOn && issuedOn < expiresOn), url).toBe(kind !== 'catalog')
      expect(url).toContain(`/${kind}-`)
      if (kind === 'verification') expect(verified.get(product)).toBe('с поверкой')
    }
    const told = new Set(documents.map(({ url }) => url.replace('/files/documents/', '')))
    expect([...told].sort()).toEqual([...files].sort())
    expect([...verified.values()]).toContain('без поверки')
  })
})

test('похожие товары делят картинку: не больше 1200 разных на 5000 товаров', () => {
  const pictures = new Map<string, string>()
  for (const _ of demoCatalog({
    ...input,
    onPicture: ({ src, spec }) => pictures.set(src, pictureSrc(spec)),
  }));
  expect(pictures.size).toBeGreaterThan(200)
  expect(pictures.size).toBeLessThanOrEqual(1200)
  for (const [src, own] of pictures) expect(own).toBe(src)
  for (const { images } of catalog.products) expect(pictures.has(images[0] ?? '')).toBe(true)
})
