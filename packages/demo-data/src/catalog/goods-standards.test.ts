import { describe, expect, test } from 'vitest'
import { demoCuttingData } from '../cutting/cutting-data.ts'
import { createRandom } from '../random.ts'
import { type Brand, brandsOf } from './brands.ts'
import type { ProductRow } from './generate-products.ts'
import { against, basePrices, has, number, of, products, text } from './goods.fixture.ts'
import { axesOf, createChoices } from './leaf-axes.ts'
import { leaves } from './sections.ts'

/** What is asked of goods, of which sections and whether it holds. */
type Rule = readonly [
  rule: string,
  sections: readonly string[],
  holds: (row: ProductRow) => boolean,
]

const hold = (rules: readonly Rule[]): void => {
  test.each(rules)('%s', (_, sections, holds) => {
    expect(against(of(...sections), holds)).toEqual([])
  })
}
const isOf = (row: ProductRow, code: string, ...values: string[]): boolean =>
  values.includes(text(row, code))
const drills = ['sverla-c-h', 'sverla-k-h', 'sverla-dlinnye', 'sverla-korotkie', 'sverla-levye']
const lengthLetters: Record<number, string> = {
  80: 'F',
  100: 'H',
  125: 'K',
  150: 'M',
  170: 'P',
  200: 'R',
}
const sawBores: Record<number, number> = { 50: 13, 63: 16, 80: 22, 100: 22, 125: 22, 160: 32 }
const rods: Record<string, number> = { PH0: 3, PH1: 5, PH2: 6, PH3: 8, PZ2: 6, TX20: 4, TX40: 7 }
const squareLimits: Record<string, number> = { '1/4"': 62, '3/8"': 202, '1/2"': 512, '3/4"': 1412 }
const gauges: Record<string, string> = {
  ...{ 'проходная пробка резьбовая': '17756', 'непроходная пробка резьбовая': '17757' },
  ...{ 'двусторонняя пробка резьбовая': '17758', 'проходная кольцо резьбовое': '17763' },
  'непроходная кольцо резьбовое': '17764',
}

describe('режущий инструмент: одно и то же в названии и свойствах', () => {
  hold([
    [
      'класс А1 и В1 знает только ГОСТ, угол 135° — у кобальтовых во всех сериях',
      drills,
      (row) =>
        (!has(row, 'accuracy_class') || text(row, 'standard').startsWith('ГОСТ')) &&
        (number(row, 'point_angle') === 135) === number(row, 'hardness') > 64,
    ],
    [
      'глубина сверления не длиннее того, что оставляет стружке канавка',
      ['sverla-tverdosplavnye'],
      (row) =>
        number(row, 'cutting_depth') <=
        number(row, 'flute_length') - 1.19 * number(row, 'diameter'),
    ],
    [
      'напаивают развёртки от 10 мм, и стандарт у них свой',
      ['razvertki-mashinnye', 'razvertki-ruchnye'],
      (row) =>
        !text(row, 'tool_material').startsWith('Твёрдый') ||
        (number(row, 'diameter') >= 10 && /28321|805[01]/.test(text(row, 'standard'))),
    ],
    [
      'метчики комплектом продают поштучно',
      ['metchiki-ruchnye'],
      ({ unit, multiplicity }) => unit === 'компл' && multiplicity === 1,
    ],
    [
      'отрезная фреза сидит на своей оправке, ГОСТ 2679',
      ['frezy-diskovye'],
      (row) =>
        text(row, 'operation') !== 'отрезная' ||
        number(row, 'bore') === sawBores[number(row, 'diameter')],
    ],
    [
      'уступ делает только фреза с углом 90°, шестизубая из быстрореза толстая',
      ['frezy-torcevye', 'frezy-koncevye'],
      (row) =>
        (number(row, 'approach_angle') === 90 || !text(row, 'operation').includes('уступы')) &&
        !(number(row, 'teeth') === 6 && has(row, 'hardness') && number(row, 'diameter') < 16),
    ],
    [
      'радиус помещается в пластину, алюминий точат с задним углом',
      ['plastiny-tokarnye'],
      (row) =>
        number(row, 'corner_radius') * 7 < number(row, 'inner_diameter') / 0.39 &&
        !(text(row, 'chipbreaker') === 'AL' && number(row, 'clearance_angle') === 0),
    ],
    [
      'державка названа по ISO 5608: сечение, буква длины, кромка пластины',
      ['derzhavki-tokarnye'],
      (row) =>
        row.name.includes(
          ` ${number(row, 'height')}${number(row, 'width')}${lengthLetters[number(row, 'overall_length')]}${text(row, 'insert_fit').slice(5, 7)} `,
        ),
    ],
    [
      'резец — прямоугольный, расточной — квадратный',
      ['rezcy-tokarnye'],
      (row) =>
        (number(row, 'height') === number(row, 'width')) === isOf(row, 'operation', 'расточной'),
    ],
  ])

  test('режимы — только для того, что инструмент режет; нержавеющая сталь — не быстрее 0,7 обычной', () => {
    const keyOf = (section: string, material: string, group: string) =>
      `${section} ${material} ${group}`
    const cut = new Set(
      products.flatMap((row) =>
        text(row, 'iso_materials')
          .split(', ')
          .map((group) => keyOf(row.section, text(row, 'tool_material'), group)),
      ),
    )
    const speeds = new Map(
      demoCuttingData.map((row) => [
        keyOf(`demo:${row.section}`, row.toolMaterial, row.group),
        row.speedTo,
      ]),
    )
    expect([...speeds.keys()].filter((key) => !cut.has(key))).toEqual([])
    for (const [key, speed] of speeds) {
      if (key.endsWith(' M')) {
        expect(speed, key).toBeLessThanOrEqual(0.7 * (speeds.get(key.replace(/M$/, 'P')) ?? 0))
      }
    }
  })
})

describe('оснастка и измерения', () => {
  hold([
    [
      'четыре кулачка переставляют по одному, ГОСТ 3890',
      ['patrony-tokarnye'],
      (row) => (number(row, 'jaws') === 4) === text(row, 'standard').startsWith('ГОСТ 3890'),
    ],
    [
      'конус Морзе не балансируют',
      ['patrony-cangovye'],
      (row) => text(row, 'taper').startsWith('Морзе') !== has(row, 'balance'),
    ],
    [
      'большой штангенциркуль не сходится до нуля, ГОСТ 166',
      ['shtangencirkuli'],
      (row) => number(row, 'range_from') > 0 === number(row, 'range_to') > 500,
    ],
    [
      'стандарт калибра — по виду и стороне',
      ['kalibry'],
      (row) =>
        isOf(row, 'operation', 'пробка гладкая') ||
        text(row, 'standard').includes(
          gauges[`${text(row, 'gauge_kind')} ${text(row, 'operation')}`] ?? '?',
        ),
    ],
    [
      'ГОСТ 577 — для стрелочных индикаторов',
      ['indikatory'],
      (row) => text(row, 'standard').includes('577') === isOf(row, 'reading', 'стрелочный'),
    ],
  ])
})

describe('абразив, ручной и электроинструмент, станки', () => {
  const metresPerSecond = (d: number, speed: number): number => (Math.PI * d * speed) / 60_000

  test('круг не быстрее своей рабочей скорости, машина — не быстрее своего круга', () => {
    const wheels = products.filter((row) => has(row, 'peripheral_speed') && has(row, 'max_speed'))
    expect(
      against(wheels, (row) => {
        const d = number(row, has(row, 'disc_diameter') ? 'disc_diameter' : 'diameter')
        return metresPerSecond(d, number(row, 'max_speed')) < number(row, 'peripheral_speed')
      }),
    ).toEqual([])
    const fastest = { ushm: 80, 'stanki-zatochnye': 35 }
    for (const [slug, limit] of Object.entries(fastest)) {
      expect(
        against(
          of(slug),
          (row) =>
            metresPerSecond(number(row, 'disc_diameter'), number(row, 'idle_speed')) <= limit,
        ),
      ).toEqual([])
    }
  })

  test('на точило встаёт круг, который здесь же продают', () => {
    const sizesOf = (slug: string, diameter: string, width: string): string[] =>
      of(slug).map((row) => [diameter, width, 'bore'].map((code) => number(row, code)).join('×'))
    const sold = new Set(sizesOf('krugi-shlifovalnye', 'diameter', 'height'))
    const worn = sizesOf('stanki-zatochnye', 'disc_diameter', 'width')
    expect(worn.filter((size) => !sold.has(size))).toEqual([])
  })

  hold([
    [
      'цирконий и керамика — крупные зёрна',
      ['lenty-shlifovalnye'],
      (row) => isOf(row, 'abrasive', 'электрокорунд') || Number(text(row, 'grit').slice(1)) <= 180,
    ],
    [
      'камень тонким кругом не режут',
      ['krugi-otreznye'],
      (row) => text(row, 'application') !== 'камень' || number(row, 'thickness') >= 2,
    ],
    [
      'стержень отвёртки — по шлицу',
      ['otvertki'],
      (row) =>
        number(row, 'shank_diameter') === (rods[text(row, 'tip')] ?? number(row, 'shank_diameter')),
    ],
    [
      'головка не передаёт больше, чем держит квадрат',
      ['golovki-torcevye'],
      (row) => number(row, 'torque') <= (squareLimits[text(row, 'square')] ?? 0),
    ],
    [
      'трещотка поворачивает на свой зуб, а не на 15°',
      ['klyuchi-gaechnye'],
      (row) =>
        !has(row, 'ratchet_teeth') ||
        number(row, 'turn_angle') * number(row, 'ratchet_teeth') === 360,
    ],
    [
      'ёмкость аккумулятора — и в названии',
      ['shurupoverty-akkumulyatornye', 'gajkoverty'],
      (row) =>
        has(row, 'battery_capacity') === row.name.includes(`${text(row, 'battery_capacity')} А·ч`),
    ],
    [
      'магнитный станок несут в руке, токарный настольный — вдвоём или тележкой',
      ['stanki-sverlilnye', 'stanki-tokarnye'],
      (row) =>
        !/магнитный|настольный/.test(row.name) ||
        number(row, 'weight') < (row.name.includes('магнитный') ? 30 : 300),
    ],
    [
      'патрон не больше станка',
      ['stanki-tokarnye'],
      (row) => Number.parseInt(text(row, 'chuck'), 10) <= 0.6 * number(row, 'swing'),
    ],
    [
      'поддоны возит сильный робот, варит и красит лёгкий',
      ['roboty-shestiosevye'],
      (row) =>
        isOf(row, 'application', 'универсальный') ||
        isOf(row, 'application', 'паллетирующий') === number(row, 'payload') >= 50,
    ],
    [
      'палочный электрод толще проволоки, и плавят его без импульсов',
      ['svarochnye-apparaty'],
      (row) =>
        (isOf(row, 'process', 'MMA')
          ? number(row, 'electrode_diameter') >= 4
          : number(row, 'electrode_diameter') <= 4) &&
        !(isOf(row, 'process', 'MIG/MAG') && number(row, 'electrode_diameter') > 1.6) &&
        !(isOf(row, 'process', 'MMA') && row.attributes.pulse === true),
    ],
  ])
})

describe('крепёж, жидкости, защита', () => {
  const fasteners = ['bolty', 'vinty', 'gajki-i-shajby']
  hold([
    [
      'крепёж не дешевле стали, из которой он сделан: 100 ₽ за килограмм',
      fasteners,
      (row) => (basePrices.get(row.externalId) ?? 1e9) >= number(row, 'weight') * 100 * 100,
    ],
    [
      'A2-70 — не толще М24, пружины и гайки с кольцом не греют',
      fasteners,
      (row) =>
        !(text(row, 'strength_class') === 'A2-70' && number(row, 'diameter') > 24) &&
        !(/пружинная|самоконтрящаяся/.test(text(row, 'operation')) && /термо/.test(row.name)),
    ],
    [
      'синтетическое масло так и названо, жидкое вспыхивает раньше густого',
      ['masla-industrialnye'],
      (row) =>
        row.name.includes('синтетическое') === isOf(row, 'base', 'синтетическая') &&
        number(row, 'flash_point') < 180 === number(row, 'viscosity') < 22,
    ],
    [
      'размер щитка — тот же в названии, и у него экран, а не линза',
      ['ochki-i-shchitki'],
      (row) =>
        !text(row, 'shape').startsWith('щиток') ||
        (row.name.includes(text(row, 'shape').slice(-6)) && row.name.includes('экран ')),
    ],
    [
      'беруши — парами, у полумаски фильтры P, а не FFP',
      ['zashchita-sluha-i-dyhaniya'],
      (row) =>
        (row.unit === 'пара') === isOf(row, 'operation', 'беруши') &&
        !(isOf(row, 'operation', 'полумаска') && row.name.includes('FFP')),
    ],
    [
      'верстак держит столько, сколько сказано в названии',
      ['stellazhi-i-verstaki'],
      (row) =>
        !row.name.startsWith('Верстак') ||
        row.name.endsWith(`нагрузка ${number(row, 'total_load')} кг`),
    ],
  ])
})

describe('все товары', () => {
  test('стандарт в названии и описании — тот же, что в свойствах', () => {
    const standards = (words: string) =>
      words.match(/(?:ГОСТ|DIN|ISO)(?: (?:Р|EN|IEC))? \d+(?:\.\d+)*/g) ?? []
    const named = products.filter((row) => has(row, 'standard'))
    expect(
      against(named, (row) => {
        const facts = Object.values(row.attributes).join(' ')
        return standards(`${row.name} ${row.description}`).every((one) => facts.includes(one))
      }),
    ).toEqual([])
  })

  test('кратность — столько, сколько в упаковке', () => {
    expect(
      against(
        products.filter((row) => row.multiplicity > 1 && has(row, 'package_quantity')),
        (row) => row.multiplicity === number(row, 'package_quantity'),
      ),
    ).toEqual([])
  })

  test('что выбирают, то и в названии: у каждого исполнения каждого размера оно своё', () => {
    const isNamed = leaves.filter((leaf) => !leaf.isModelNamed)
    const repeated = isNamed.flatMap((leaf) => {
      const count = Object.values(leaf.axes).reduce((product, axis) => product * axis.length, 1)
      const choicesOf = createChoices(leaf, count)
      const [brand] = brandsOf(leaf.brands) as [Brand]
      const names = leaf.sizes.flatMap((size, sizeAt) =>
        choicesOf(sizeAt).map(
          (at) =>
            leaf.make({ ...axesOf(leaf, at), size, brand, tier: 0, random: createRandom(1) }).name,
        ),
      )
      return names.filter((name, at) => names.indexOf(name) !== at).slice(0, 2)
    })
    expect(repeated).toEqual([])
  })
})
