import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { familyOf } from './families.ts'
import {
  type PictureFamily,
  type PictureSpec,
  pictureFamilies,
  pictureSrc,
  renderPicture,
  renderSvg,
} from './index.ts'

const spec = (family: PictureFamily, params: PictureSpec['params'] = {}): PictureSpec => ({
  family,
  params,
})

/** Whatever a careless table could pass. */
const oddParams: PictureSpec['params'][] = [
  {},
  {
    d: 0.1,
    length: 5000,
    flute: 4000,
    shank: 0.01,
    teeth: 1000,
    size: 999,
    pitch: 50,
    bore: 900,
    thickness: 800,
  },
  {
    d: 900,
    length: 0.2,
    flute: 0.1,
    shank: 700,
    teeth: 1,
    size: 0.4,
    pitch: 0.01,
    bore: 0.1,
    thickness: 0.01,
  },
  {
    d: Number.NaN,
    length: -20,
    flute: Number.POSITIVE_INFINITY,
    teeth: -3,
    size: 0,
    coating: 'ржавчина',
    kind: '<script>',
    color: '',
    shape: 'Z',
  },
  { d: '10', length: 'сто', coating: 'TIN', shape: 'w', teeth: '5' },
]

const shownKinds: [PictureFamily, PictureSpec['params']][] = [
  ['twist-drill', { kind: 'morse' }],
  ['twist-drill', { kind: 'sds-plus', length: 210 }],
  ['twist-drill', { kind: 'hex' }],
  ['tap', { kind: 'spiral', coating: 'tin' }],
  ['reamer', { kind: 'hand' }],
  ['insert', { shape: 'R' }],
  ['insert', { shape: 'V', coating: 'black' }],
  ['turning-tool', { kind: 'internal', shape: 'T' }],
  ['tool-holder', { kind: 'hsk', shape: 'shrink' }],
  ['vise', { kind: 'machine' }],
  ['caliper', { kind: 'digital' }],
  ['micrometer', { kind: 'digital' }],
  ['plug-gauge', { kind: 'thread' }],
  ['cutting-disc', { kind: 'flap' }],
  ['cutting-disc', { kind: 'diamond' }],
  ['saw-blade', { kind: 'strip' }],
  ['wrench', { kind: 'adjustable' }],
  ['ratchet-socket', { kind: 'ratchet' }],
  ['bolt', { kind: 'nut' }],
  ['lathe', { kind: 'cnc' }],
  ['milling-machine', { kind: 'cnc' }],
  ['electrode', { kind: 'wire' }],
  ['tool-box', { kind: 'trolley' }],
  ['gripper', { kind: 'vacuum' }],
]

describe('картинки товаров', () => {
  test('посетитель видит картинку каждого из 62 семейств, даже если размеры товара нелепы', async () => {
    expect(pictureFamilies).toHaveLength(62)
    expect(new Set(pictureFamilies).size).toBe(62)
    for (const family of pictureFamilies) {
      for (const params of oddParams) {
        const svg = renderSvg(spec(family, params))
        expect(svg, family).not.toMatch(/NaN|Infinity|undefined|<script/)
        expect(svg.length, family).toBeLessThan(260_000)
        expect(pictureSrc(spec(family, params))).toMatch(/^[a-z-]+\/[a-z0-9-]+$/)
      }
    }
  })

  test('каждое сочетание вида, покрытия и цвета даёт правильный XML', () => {
    for (const family of pictureFamilies) {
      let all: PictureSpec['params'][] = [{}]
      for (const [name, param] of Object.entries(familyOf(family).params)) {
        if (!('options' in param)) continue
        all = all.flatMap((one) => param.options.map((option) => ({ ...one, [name]: option })))
      }
      for (const params of all) {
        const open: string[] = []
        for (const [, close, tag, single] of renderSvg(spec(family, params)).matchAll(
          /<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g,
        )) {
          if (close) expect(open.pop(), `${family} ${JSON.stringify(params)}`).toBe(tag)
          else if (!single) open.push(tag ?? '')
        }
        expect(open, `${family} ${JSON.stringify(params)}`).toEqual([])
      }
    }
  })

  test('рисунок разбирается без шрифтов и не пуст, фон белый', async () => {
    for (const family of pictureFamilies) {
      const svg = renderSvg(spec(family, oddParams[1]))
      expect(svg, family).not.toContain('<text')
      const { data, info } = await sharp(Buffer.from(svg), { density: 14.4 })
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      expect([info.width, info.height], family).toEqual([160, 160])
      expect([data[0], data[1], data[2]], family).toEqual([255, 255, 255])
      const inked = data.filter((value) => value < 235).length / data.length
      expect(inked, family).toBeGreaterThan(0.02)
      expect(inked, family).toBeLessThan(0.9)
    }
  })

  test('повторная сборка каталога даёт те же байты', async () => {
    for (const family of ['twist-drill', 'cutting-disc', 'lathe'] as const) {
      const [first, second] = [renderSvg(spec(family)), renderSvg(spec(family))]
      expect(first).toBe(second)
      expect(await renderPicture(spec(family), 320)).toEqual(await renderPicture(spec(family), 320))
    }
  })

  test('страница не тяжелеет: до 6 КБ в списке и до 22 КБ на карточке', async () => {
    const all = [
      ...pictureFamilies.map((family): [PictureFamily, PictureSpec['params']] => [family, {}]),
      ...shownKinds,
    ]
    for (const [family, params] of all) {
      const name = `${family} ${JSON.stringify(params)}`
      const small = await renderPicture(spec(family, params), 320)
      const large = await renderPicture(spec(family, params), 800)
      expect((await sharp(small).metadata()).width, name).toBe(320)
      expect((await sharp(large).metadata()).format, name).toBe('webp')
      expect(small.length, name).toBeLessThanOrEqual(6 * 1024)
      expect(large.length, name).toBeLessThanOrEqual(22 * 1024)
    }
  })
})

describe('адрес картинки', () => {
  test('похожие свёрла делят одну картинку, непохожие — нет', () => {
    const drill = { d: 10, length: 133, flute: 87, shank: 10, coating: 'tin' }
    const src = pictureSrc(spec('twist-drill', drill))
    expect(pictureSrc(spec('twist-drill', { ...drill, d: 10.2, length: 135 }))).toBe(src)
    expect(
      pictureSrc(
        spec('twist-drill', { d: 5, length: 66.5, flute: 43.5, shank: 5, coating: 'tin' }),
      ),
    ).toBe(src)
    expect(pictureSrc(spec('twist-drill', { ...drill, coating: 'steel' }))).not.toBe(src)
    expect(pictureSrc(spec('twist-drill', { ...drill, length: 340, flute: 240 }))).not.toBe(src)
    expect(pictureSrc(spec('end-mill', drill))).not.toBe(src)
  })

  test('одинаковый адрес всегда означает одинаковый рисунок', () => {
    const bySrc = new Map<string, string>()
    for (let at = 0; at < 300; at++) {
      const one = spec('end-mill', {
        d: 2 + at * 0.17,
        length: 40 + at * 0.7,
        flute: 6 + at * 0.3,
        shank: 6,
        teeth: 2 + (at % 5),
      })
      const svg = renderSvg(one)
      const known = bySrc.get(pictureSrc(one))
      if (known) expect(svg).toBe(known)
      bySrc.set(pictureSrc(one), svg)
    }
    expect(bySrc.size).toBeLessThan(220)
  })

  test('число зубьев и размер ключа остаются точными', () => {
    expect(pictureSrc(spec('end-mill', { teeth: 3 }))).not.toBe(
      pictureSrc(spec('end-mill', { teeth: 4 })),
    )
    expect(pictureSrc(spec('wrench', { size: 17 }))).not.toBe(
      pictureSrc(spec('wrench', { size: 19 })),
    )
  })

  test('неизвестные и лишние параметры не меняют адрес', () => {
    expect(pictureSrc(spec('hammer', { kind: 'из будущего', цвет: 'синий', d: 40 }))).toBe(
      pictureSrc(spec('hammer')),
    )
  })
})
