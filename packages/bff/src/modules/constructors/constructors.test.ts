import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type Shop } from '../auth/people.fixture.ts'
import { readText } from '../document/document.fixture.ts'
import { readConstructorTypes } from './constructor-types.ts'
import { readDxf } from './read-dxf.fixture.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const ask = async (toolType: string, query: Record<string, string>) => {
  const url = `/bff/api/catalog/constructors/${toolType}/drawing?${new URLSearchParams(query)}`
  const answer = await shop.app.inject({ method: 'GET', url })
  const type = String(answer.headers['content-type'])
  const code = type.startsWith('application/json') ? answer.json().code : ''
  return {
    status: answer.statusCode,
    type,
    code,
    bytes: answer.rawPayload,
    headers: answer.headers,
  }
}

describe('отказы конструктора', () => {
  test('неизвестный вид: 404 и почему, как у типа, так и у чертежа', async () => {
    const params = { toolType: '__proto__' }
    const { status, body } = await shop.call('constructorType', { params })
    expect([status, body]).toMatchObject([404, { code: 'CONSTRUCTOR_NOT_FOUND' }])
    expect(await ask('net-takogo', { format: 'pdf' })).toMatchObject({
      status: 404,
      code: 'CONSTRUCTOR_NOT_FOUND',
    })
  })

  test.each([
    ['за пределами', 'd=400'],
    ['не число', 'd=abc'],
    ['противоречие: на хвостовик не осталось места', 'd=8.5&l=75&L=76'],
    ['недоступный выбор', 'd=1&shank=km'],
  ])('чертежа по неверным размерам нет: %s', async (_what, configuration) => {
    const answer = await ask('sverlo-spiralnoe', { format: 'dxf', configuration })
    expect(answer).toMatchObject({ status: 422, code: 'CONSTRUCTOR_CONFIGURATION_INVALID' })
  })

  test('чужой формат и слишком длинная конфигурация: 400', async () => {
    expect(await ask('metchik', { format: 'exe' })).toMatchObject({ status: 400 })
    const configuration = 'd'.repeat(700)
    expect(await ask('metchik', { format: 'pdf', configuration })).toMatchObject({ status: 400 })
  })
})

describe('виды инструмента — данные', () => {
  test('не меньше шести, каждый отдаётся целиком, у каждого небольшой чертёж', async () => {
    const { body } = await shop.call('constructorTypes')
    const { items } = body as { items: { slug: string; picture: { outline: string } }[] }
    expect(items.length).toBeGreaterThanOrEqual(6)
    for (const { slug, picture } of items) {
      expect(picture.outline).toMatch(/^M/)
      const type = await shop.call('constructorType', { params: { toolType: slug } })
      expect([type.status, type.body]).toMatchObject([200, { slug }])
    }
  })

  test('файл, чей совет нарушает его же правила, не даёт серверу начать и назван', () => {
    const folder = new URL('broken-types.fixture/', import.meta.url)
    expect(() => readConstructorTypes(folder)).toThrow(/spoilt\.json.*advice is refused/)
  })
})

describe('чертёж', () => {
  test('PDF называет обозначение, размер с допуском, материал и требования', async () => {
    const configuration = 'v=1&d=10.2&l=60&L=120&material=hssco'
    const answer = await ask('sverlo-spiralnoe', { format: 'pdf', configuration })
    expect([answer.status, answer.type]).toEqual([200, 'application/pdf'])
    const text = await readText(answer.bytes)
    expect(text).toContain('СС 10,2h8×60×120-118°-Ц10,2-Р6М5К5')
    expect(text).toContain('Ø10,2h8(−0,027)')
    expect(text).toMatch(/Технические требования.*1\. Материал: Быстрорежущая сталь Р6М5К5\./)
    expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain('.pdf')
  })

  test('DXF читается назад: контур в натуральную величину, все размеры словами', async () => {
    const configuration = 'd=10&l=22&L=72&z=4'
    const answer = await ask('freza-koncevaya', { format: 'dxf', configuration })
    const text = answer.bytes.toString('latin1')
    expect([...text].every((sign) => sign.charCodeAt(0) < 127)).toBe(true)
    const entities = readDxf(text)
    const outline = entities
      .filter(({ layer }) => layer === 'OUTLINE')
      .flatMap(({ points }) => points)
    const span = (at: 0 | 1) =>
      Math.max(...outline.map((point) => point[at])) -
      Math.min(...outline.map((point) => point[at]))
    expect([span(0), span(1)]).toEqual([expect.closeTo(72, 3), expect.closeTo(10, 3)])
    const words = entities.filter(({ kind }) => kind === 'TEXT').map((one) => one.text)
    expect(words).toEqual(expect.arrayContaining(['%%c10h10(-0,058)', '22%%p0,3', '72%%p0,6']))
    expect(entities.filter(({ kind }) => kind === 'SOLID').length).toBeGreaterThanOrEqual(8)
  })

  test('русские слова в DXF записаны знаками, которые поймёт любая САПР', async () => {
    const configuration = 'd=20&shank=km'
    const { bytes } = await ask('sverlo-spiralnoe', { format: 'dxf', configuration })
    expect(bytes.toString('latin1')).toContain('\\U+041C\\U+043E\\U+0440\\U+0437\\U+0435 2')
  })
})
