import { blocksSchema, ownLink, wearNames, wearPath } from '@isp/contract'
import { describe, expect, test } from 'vitest'
import { markdownMessages as messages } from './markdown.messages.ts'
import { markdownOf } from './markdown-of.ts'
import { readMarkdown } from './read-markdown.ts'

const only = (source: string) => {
  const { blocks, remarks } = readMarkdown(source)
  expect(remarks).toEqual([])
  expect(blocks).toHaveLength(1)
  return blocks[0]
}

describe('§7.3: Markdown становится блоками', () => {
  test('абзац: жирное, курсив, ссылка по магазину; строкой — со ссылкой и без выделения', () => {
    expect(only('Сверло **острое** и *длинное*,\nсм. [свёрла](/catalog/sverla/).')).toMatchObject({
      kind: 'paragraph',
      text: 'Сверло острое и длинное, см. [свёрла](/catalog/sverla/).',
      lines: [
        [
          { text: 'Сверло ' },
          { text: 'острое', isStrong: true },
          { text: ' и ' },
          { text: 'длинное', isEmphasized: true },
          { text: ', см. ' },
          { text: 'свёрла', to: '/catalog/sverla/' },
          { text: '.' },
        ],
      ],
    })
  })

  test('списки, шаги, примечание, кнопки', () => {
    expect(only('- раз\n- **два**')).toMatchObject({ kind: 'list', items: ['раз', 'два'] })
    expect(only('1. раз\n2. два')).toMatchObject({ kind: 'steps', items: ['раз', 'два'] })
    expect(only('> Важно')).toMatchObject({ kind: 'note', text: 'Важно' })
    expect(only('::links\n- [Свёрла](/catalog/s/)\n- [Метчики](/catalog/m/)')).toMatchObject({
      kind: 'links',
      links: [
        { to: '/catalog/s/', text: 'Свёрла' },
        { to: '/catalog/m/', text: 'Метчики' },
      ],
    })
  })

  test('таблица с подписью и ссылкой в клетке; таблица неполадок', () => {
    const table = '| Что | Чем |\n|---|---|\n| сталь | [HSS](/catalog/hss/) |'
    expect(only(`Таблица: Чем сверлить\n\n${table}`)).toMatchObject({
      kind: 'table',
      text: 'Чем сверлить',
      head: ['Что', 'Чем'],
      rows: [['сталь', '[HSS](/catalog/hss/)']],
      cells: [[[{ text: 'сталь' }], [{ text: 'HSS', to: '/catalog/hss/' }]]],
    })
    expect(only(`:::trouble\n${table}\n:::`)).toMatchObject({ kind: 'trouble', text: null })
  })

  test('признак неполадки — со своим рисунком; рисунок без слов отдаёт им подпись', () => {
    const rows = '| ![](/a.svg) Лунка | жар |\n| Нарост | холод |\n| ![Скол](/b.svg) | удар |'
    expect(only(`:::trouble\n| Признак | Причина |\n|---|---|\n${rows}\n:::`)).toMatchObject({
      kind: 'trouble',
      rows: [
        ['Лунка', 'жар'],
        ['Нарост', 'холод'],
        ['Скол', 'удар'],
      ],
      signs: [{ src: '/a.svg', alt: '' }, null, { src: '/b.svg', alt: '' }],
    })
  })

  test('числа с подписями; таблица, которую наполняет магазин', () => {
    expect(only('::figures\n- Брендов **{brands}**')).toMatchObject({
      kind: 'list',
      isFigures: true,
      items: ['Брендов {brands}'],
    })
    expect(only('::warehouses{title="Склады"}')).toMatchObject({
      kind: 'table',
      live: 'warehouses',
      text: 'Склады',
      rows: [],
    })
  })

  test('товары, калькулятор, картинка', () => {
    expect(only('::goods{section="sverla" query="stock=now" title="Есть сейчас"}')).toMatchObject({
      kind: 'goods',
      text: 'Есть сейчас',
      goods: {
        section: 'sverla',
        query: 'stock=now',
        filters: [{ code: 'stock', values: ['now'] }],
      },
    })
    expect(only('::calculator{name="speed" diameter="10"}')).toMatchObject({
      kind: 'calculator',
      calculator: { name: 'speed', values: { diameter: '10' } },
    })
    expect(only('![Пластина](/images/b2b/origins/a.webp)')).toMatchObject({
      kind: 'picture',
      picture: { src: '/images/b2b/origins/a.webp', alt: 'Пластина' },
    })
  })

  test('якорь заголовка — из слов, поэтому новый раздел выше его не меняет; свой — как назван', () => {
    const anchors = (source: string) => readMarkdown(source).blocks.map(({ anchor }) => anchor)
    expect(anchors('## Цена\n\n## Цена\n\n### Свой {#own}')).toEqual(['цена', 'цена-2', 'own'])
    expect(anchors('## Новое\n\n## Цена')).toEqual(['новое', 'цена'])
    expect(readMarkdown('## А {#x}\n\n## Б {#x}').remarks).toEqual([
      { line: 3, text: messages.anchor('x') },
    ])
  })

  test('слова — для поиска, минуты — по их числу', () => {
    const { words, minutes } = readMarkdown('## Сталь\n\n- [свёрла](/catalog/s/)')
    expect(words.split(/\s+/)).toEqual(['Сталь', 'свёрла'])
    expect(minutes).toBe(1)
    expect(readMarkdown('слово '.repeat(750)).minutes).toBe(5)
  })

  test('прежние блоки без исходного текста становятся им и обратно', () => {
    const source =
      '## Сталь\n\nСлово со [ссылкой](/help/x/)\n\n- раз\n- два\n\n1. один\n\n> нота\n\nТаблица: Имя\n\n| а | б |\n| --- | --- |\n| 1 | 2 |\n\n::links\n- [Все](/help/)'
    expect(markdownOf(readMarkdown(source).blocks)).toBe(source)
  })
})

describe('§7.3: плохой Markdown ничего не исполняет и не теряет слов молча', () => {
  test.each([
    ['[зло](javascript:alert(1))', messages.link],
    ['[вбок](//evil.example/)', messages.link],
    ['[наружу](https://evil.example/)', messages.link],
    ['[зло](JaVaScRiPt&#58;alert)', messages.link],
    ['<script>alert(1)</script>', messages.html],
    ['слово <img src=x onerror=alert(1)>', messages.html],
    ['слово ![x](/images/a.png)', messages.picture],
    ['- раз\n  - два', messages.nested],
    ['# Верх', messages.topHeading],
    ['#### Низ', messages.deepHeading],
    ['слово\n\n---', messages.rule],
    ['::unknown{a="b"}', messages.unknown('unknown')],
    ['::constructor', messages.unknown('constructor')],
    ['::calculator{name="nope"}', messages.calculator('nope')],
    ['::calculator{name="speed" feed="1"}', messages.attribute('feed')],
    ['::goods{title="x"}', messages.section],
    ['::goods{section="s" color="red"}', messages.attribute('color')],
    [':::trouble\nслова\n:::', messages.trouble],
    [':::trouble\n| a |\n|---|\n| b |', messages.open],
    [':::trouble\n| a | b |\n|---|---|\n| c | ![x](/a.svg) d |\n:::', messages.picture],
    [
      `:::trouble\n| a | b |\n|---|---|\n| ![](${wearPath}rust) c | d |\n:::`,
      messages.wear('rust', wearNames.join(', ')),
    ],
    ['::figures\nслова', messages.figuresList],
    ['::figures', messages.figuresList],
    ['::figures\n- Мест **{chairs}**', messages.figure('chairs')],
    ['::delivery{city="Омск"}', messages.attribute('city')],
    ['::links', messages.linksList],
    ['::links\n- просто слово', messages.linksList],
  ])('%s', (source, remark) => {
    const { blocks, remarks } = readMarkdown(source)
    expect(remarks.map(({ text }) => text)).toContain(remark)
    expect(blocksSchema.safeParse(blocks).success).toBe(true)
    for (const { lines = [], links } of blocks) {
      for (const to of [...lines.flat(), ...links].flatMap((run) => run.to ?? [])) {
        expect(to).toMatch(ownLink)
      }
    }
  })

  test('строка примечания — с первой', () => {
    expect(readMarkdown('раз\r\n\r\nдва\r\n\r\n::bad').remarks).toEqual([
      { line: 5, text: messages.unknown('bad') },
    ])
  })

  test.each([
    ['таблица без конца', `| ${'a | '.repeat(5000)}\n|${'---|'.repeat(5000)}\n`],
    ['строки без конца', '| a | b |\n|---|---|\n'.concat('| 1 | 2 |\n'.repeat(3000))],
    [
      'списки в списках',
      Array.from({ length: 500 }, (_, n) => `${' '.repeat(n * 2)}- x`).join('\n'),
    ],
    ['скобки', '[a]('.repeat(20_000)],
    ['звёздочки', '**a '.repeat(20_000)],
    ['кавычки', '>'.repeat(50_000)],
    ['вставки', ':::trouble\n'.repeat(5000)],
    ['пусто', ''],
    ['знаки', '\u0000\u202e\ud800 слово'],
  ])('%s: блоки по договору', (_, source) => {
    const { blocks } = readMarkdown(source)
    expect(blocksSchema.safeParse(blocks).success).toBe(true)
  })
})
