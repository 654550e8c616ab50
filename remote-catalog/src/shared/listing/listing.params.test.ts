import { describe, expect, test } from 'vitest'
import { withoutRange, withoutValue } from './listing.changes.ts'
import { formatListing, parseListing, parsePageNumber } from './listing.params.ts'
import { toProductsQuery } from './listing.queries.ts'
import { brandAddress, searchAddress, sectionAddress } from './listing-address.ts'

const parse = (query: string, page = 1) => parseListing(new URLSearchParams(query), page)
const canonical = (query: string) => formatListing(parse(query)).toString()

describe('адрес списка товаров', () => {
  test('посетитель, открывший сохранённую ссылку, видит тот же выбор', () => {
    const query =
      'brand=hartner&brand=volgatool&stock=now&price_from=100.5&price_to=2000&f_diameter_from=3&f_diameter_to=8.5&f_material=hss-e&sort=price-asc&size=60&view=tile'
    expect(canonical(query)).toBe(query)
  })

  test('один и тот же выбор всегда даёт один и тот же адрес', () => {
    expect(canonical('view=list&f_b=2&f_a=1&stock=now&brand=z&brand=a&brand=z')).toBe(
      'brand=a&brand=z&stock=now&f_a=1&f_b=2&view=list',
    )
  })

  test('одно число, набранное как «ровно», — обе границы сразу; адрес от этого один (задача 14, п. 2)', () => {
    const exactly = 'f_diameter_from=8.5&f_diameter_to=8.5'
    expect(canonical('f_diameter_is=8%2C5')).toBe(exactly)
    expect(canonical('f_diameter_from=3&f_diameter_to=9&f_diameter_is=8.5')).toBe(exactly)
    expect(canonical('f_diameter_from=3&f_diameter_is=много')).toBe('f_diameter_from=3')
    expect(canonical('f_diameter_from=3&f_diameter_is=')).toBe('f_diameter_from=3')
  })

  test.each(['sort=up%3Adiameter', 'sort=up%3Ad&first=stock', 'first=stock', 'view=matrix'])(
    'порядок по колонке, «сначала в наличии» и матрица остаются в адресе: %s',
    (query) => {
      expect(canonical(query)).toBe(query)
    },
  )

  test('«сначала в наличии» сочетается с любым порядком; прежний адрес такого порядка понятен (§3, задача 14)', () => {
    expect(canonical('sort=stock')).toBe('first=stock')
    expect(toProductsQuery({}, parse('sort=price-asc&first=stock'))).toEqual({
      sort: 'price-asc',
      stockFirst: true,
      page: 1,
    })
    expect(toProductsQuery({}, parse('first=stock'))).toEqual({ sort: 'stock', page: 1 })
    expect(parse('first=price').first).toBeNull()
  })

  test('склад и день прихода пишутся в адресе своими именами (задача 14)', () => {
    const query = 'warehouse=msk&warehouse=nnov&arrival=2026-12-01'
    expect(canonical(query)).toBe(query)
    expect(parse('warehouse_from=1&f_arrival=2026-12-01').filters).toEqual([])
  })

  test('матрица — единственный вид, о котором знает сервер', () => {
    const scope = { section: 'frezy' }
    expect(toProductsQuery(scope, parse('view=matrix&sort=up:d'))).toEqual({
      ...scope,
      matrix: true,
      sort: 'up:d',
      page: 1,
    })
  })

  test('цена в адресе в рублях, в запросе в копейках', () => {
    expect(parse('price_from=19.99').filters).toEqual([{ code: 'price', from: 1999 }])
    expect(canonical('price_from=19.99')).toBe('price_from=19.99')
  })

  test('числа понимаются так, как их набирают люди', () => {
    expect(parse('f_d_from=1%20200,5').filters).toEqual([{ code: 'd', from: 1200.5 }])
    expect(parse('f_t_from=-40').filters).toEqual([{ code: 't', from: -40 }])
  })

  test('перепутанные границы меняются местами', () => {
    expect(parse('f_d_from=9&f_d_to=3').filters).toEqual([{ code: 'd', from: 3, to: 9 }])
  })

  test.each([
    'utm_source=mail&page=3&__proto__=1&f___proto__=x',
    'price=5&brand_from=1&stock_to=2&f_brand=x&f_=1&f_a%20b=1',
    'price_from=abc&price_to=1e9&f_d_from=&f_d_to=--1&price_from=-5',
    'sort=drop%20table&size=31&view=grid',
    'sort=popular&size=30',
    'sort=up:&sort=sideways:diameter&view=matrices',
    'sort=up:a%20b',
    `f_a=${'x'.repeat(201)}`,
    'f_<script>=1&brand=',
    'stock=later&stock=',
  ])('мусор в адресе не мешает странице: %s', (query) => {
    expect(parse(query)).toEqual({
      page: 1,
      filters: [],
      sort: null,
      first: null,
      size: null,
      view: null,
      matrix: null,
    })
  })

  test('число фильтров и значений ограничено тем, что принимает сервер', () => {
    const many = Array.from({ length: 500 }, (_, index) => `f_c${index}=1&brand=b${index}`).join(
      '&',
    )
    const { filters } = parse(many)
    expect(filters).toHaveLength(40)
    expect(filters[0]?.values).toHaveLength(100)
  })

  test('разобранный адрес после записи и чтения не меняется', () => {
    for (const query of [
      'f_x_from=0.1&f_x_to=0.3',
      'price_to=0',
      'brand=%D0%B0&f_a=%26%3D%25',
      'f_q=a%20b',
    ]) {
      expect(parse(canonical(query))).toEqual(parse(query))
    }
  })
})

describe('изменения выбора', () => {
  test('снятое значение уходит, остальное остаётся, страница снова первая', () => {
    const params = withoutValue(parse('brand=a&brand=b&stock=now', 4), 'brand', 'a')
    expect(params.page).toBe(1)
    expect(formatListing(params).toString()).toBe('brand=b&stock=now')
    expect(formatListing(withoutValue(params, 'stock', 'now')).toString()).toBe('brand=b')
  })

  test('снятые границы не трогают значений того же фильтра', () => {
    expect(formatListing(withoutRange(parse('f_d=8&f_d_from=3&price_to=9'), 'f')).toString()).toBe(
      'price_to=9&f_d=8&f_d_from=3',
    )
    expect(formatListing(withoutRange(parse('f_d=8&f_d_from=3&price_to=9'), 'd')).toString()).toBe(
      'price_to=9&f_d=8',
    )
  })
})

describe('адреса страниц', () => {
  test('раздел без выбора открывается по короткому адресу', () => {
    expect(sectionAddress('frezy').url(parse(''))).toBe('/catalog/frezy/')
    expect(sectionAddress('frezy').url(parse('', 3))).toBe('/catalog/frezy/3/')
    expect(sectionAddress('frezy').url(parse('stock=now', 3))).toBe(
      '/catalog/frezy/3/filtered/?stock=now',
    )
  })

  test('поиск и бренд держат выбор в запросе', () => {
    expect(searchAddress('сверло 8/5').url(parse('stock=now', 2))).toBe(
      `/search/${encodeURIComponent('сверло 8/5')}/2/?stock=now`,
    )
    expect(brandAddress('hartner').url(parse('stock=now', 2))).toBe(
      '/brands/hartner/?stock=now&page=2',
    )
  })

  test.each(['0', '-1', '01', '1.5', '2e3', 'abc', '', '100000', '１'])(
    'страницы «%s» нет',
    (text) => {
      expect(parsePageNumber(text)).toBeNull()
    },
  )

  test('запрос к серверу не знает о виде списка', () => {
    expect(toProductsQuery({ section: 'frezy' }, parse('view=tile&size=60', 2))).toEqual({
      section: 'frezy',
      page: 2,
      pageSize: 60,
    })
  })
})
