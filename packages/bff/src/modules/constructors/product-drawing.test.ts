import { demoCatalog } from '@isp/demo-data'
import { describe, expect, test } from 'vitest'
import { readConstructorTypes } from './constructor-types.ts'
import { flawsOf } from './drawing-flaws.fixture.ts'
import { createProductDrawings, type DrawnGood } from './product-drawing.service.ts'

const drawings = createProductDrawings(readConstructorTypes())
const good = (section: string, attributes: DrawnGood['attributes']): DrawnGood => ({
  name: 'Сверло <8> & "ц/х"',
  sections: ['sverla', section],
  attributes,
})
const drill = { diameter: 8.5, flute_length: 75, overall_length: 117, shank_diameter: 8 }
const textsOf = (one: DrawnGood) =>
  drawings
    .drawing(one, 'wide')
    ?.primitives.flatMap((part) => (part.kind === 'text' ? [part.text] : []))

describe('задача 14: чертёж с размерами товара', () => {
  test.each([
    ['неизвестный раздел', 'verstaki', drill],
    ['нет длины', 'sverla-c-h', { ...drill, overall_length: undefined }],
    ['диаметр текстом', 'sverla-c-h', { ...drill, diameter: '8,5' }],
    ['режущая часть длиннее целого', 'sverla-c-h', { ...drill, flute_length: 117 }],
    ['ноль', 'sverla-c-h', { ...drill, diameter: 0 }],
    ['конус, которого конструктор не знает', 'sverla-k-h', { ...drill, shank: 'конус Морзе 6' }],
    ['конусу нет места', 'sverla-k-h', { ...drill, shank: 'конус Морзе 4' }],
    ['метчик без шага', 'metchiki-mashinnye', drill],
    ['зенковка без угла', 'zenkery-i-zenkovki', drill],
    [
      'хвостовик толще, чем позволяет длина',
      'frezy-koncevye',
      { diameter: 2, flute_length: 30, overall_length: 38, shank_diameter: 20 },
    ],
  ])('не рисуется: %s', (_, section, attributes) => {
    expect(drawings.describe(good(section, attributes))).toBeNull()
    expect(drawings.svg(good(section, attributes), 'wide')).toBeNull()
  })

  test('на нём размеры товара и никаких чужих: ни допусков, ни хвостовика, о котором не сказано', () => {
    expect(textsOf(good('sverla-c-h', { ...drill, point_angle: 135 }))?.sort()).toEqual(
      ['135°', 'Ø8,5', '75', '117', 'Ø8'].sort(),
    )
    const { shank_diameter: _, ...unsaid } = drill
    expect(textsOf(good('sverla-c-h', unsaid))?.sort()).toEqual(['Ø8,5', '75', '117'].sort())
    expect(
      textsOf(
        good('metchiki-ruchnye', {
          ...{ diameter: 10, pitch: 1.5, flute_length: 24, overall_length: 80, thread: 'М10×1,5' },
        }),
      ),
    ).toContain('М10×1,5')
  })

  test('адрес меняется вместе с размерами, а не с названием', () => {
    const version = (one: DrawnGood) => drawings.describe(one)?.version
    const first = good('sverla-c-h', drill)
    expect(version({ ...first, name: 'Другое' })).toBe(version(first))
    expect(version(good('sverla-c-h', { ...drill, overall_length: 118 }))).not.toBe(version(first))
  })

  test('SVG — верный XML: знаки разметки в названии экранированы, размеры те же, что обещаны', () => {
    const one = good('sverla-c-h', drill)
    const svg = drawings.svg(one, 'narrow') ?? ''
    const promised = drawings.describe(one)?.narrow
    expect(svg).toContain('<title>Сверло &lt;8&gt; &amp; &quot;ц/х&quot;</title>')
    expect(svg).toContain(`width="${promised?.width}" height="${promised?.height}"`)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  })

  test('весь осевой инструмент демо-каталога: чертёж есть почти у каждого, надписи читаются, ничего не за краем', () => {
    const seen = new Map<string, { drawn: number; all: number }>()
    for (const batch of demoCatalog({ products: 4000, seed: 1, date: '2026-11-21' })) {
      for (const { name, section, attributes } of 'products' in batch ? batch.products : []) {
        const slug = section.slice('demo:'.length)
        const one: DrawnGood = { name, sections: [slug], attributes }
        for (const view of ['wide', 'narrow'] as const) {
          const drawing = drawings.drawing(one, view)
          if (!drawing) continue
          expect(flawsOf(drawing), `${name} (${view}): ${JSON.stringify(attributes)}`).toEqual([])
        }
        const count = seen.get(slug) ?? { drawn: 0, all: 0 }
        count.all += 1
        if (drawings.describe(one)) count.drawn += 1
        seen.set(slug, count)
      }
    }
    const drawn = [...seen].filter(([, { drawn }]) => drawn > 0)
    expect(drawn.map(([slug]) => slug)).toHaveLength(13)
    for (const [slug, count] of drawn) {
      expect(count.drawn / count.all, slug).toBeGreaterThan(0.9)
    }
  })
})
