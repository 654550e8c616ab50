import { describe, expect, test } from 'vitest'
import type { ProductRow } from './generate-products.ts'
import { against, basePrices, has, number, of, products, text } from './goods.fixture.ts'

// written down from the standards once more, not taken from the tables that make the goods
const acrossFlats: Record<number, number> = {
  ...{ 3: 5.5, 4: 7, 5: 8, 6: 10, 8: 13, 10: 16, 12: 18 },
  ...{ 14: 21, 16: 24, 18: 27, 20: 30, 24: 36, 30: 46 },
}
const lockingFlats: Record<number, number> = { ...acrossFlats, 10: 17, 12: 19, 14: 22 }
const hexKeys: Record<number, number> = {
  ...{ 6: 5, 8: 6, 10: 8, 12: 10, 14: 12, 16: 14, 18: 14, 20: 17, 24: 19, 30: 22 },
}
const isoPitches: Record<number, readonly number[]> = {
  ...{ 2: [0.4], 2.5: [0.45], 3: [0.5], 4: [0.7], 5: [0.8], 6: [1], 8: [1.25, 1] },
  ...{ 10: [1.5, 1.25, 1], 12: [1.75, 1.5, 1.25], 14: [2, 1.5], 16: [2, 1.5], 18: [2.5, 1.5] },
  ...{ 20: [2.5, 1.5], 22: [2.5], 24: [3], 27: [3], 30: [3.5], 33: [3.5], 36: [4] },
}

describe('крепёж', () => {
  const fasteners = of('bolty', 'vinty', 'gajki-i-shajby')
  const hexagons = fasteners.filter(
    (row) => has(row, 'wrench_size') && text(row, 'head') !== 'внутренний шестигранник',
  )

  test('размер под ключ — по ISO 272, у DIN 985 — прежний, ключ винта — по DIN 912, у шайбы его нет', () => {
    expect(
      against(
        hexagons,
        (row) =>
          number(row, 'wrench_size') ===
          (text(row, 'standard') === 'DIN 985' ? lockingFlats : acrossFlats)[
            number(row, 'diameter')
          ],
      ),
    ).toEqual([])
    expect(
      against(
        of('vinty'),
        (row) => number(row, 'wrench_size') === hexKeys[number(row, 'diameter')],
      ),
    ).toEqual([])
    expect(
      against(
        fasteners.filter(({ name }) => name.startsWith('Шайба')),
        (row) => !has(row, 'wrench_size') && !has(row, 'pitch'),
      ),
    ).toEqual([])
  })

  test('нержавеющее не цинкуют, 12.9 — тоже, у шайбы нет класса гайки', () => {
    const bare = fasteners.filter((row) => /^A|12\.9/.test(text(row, 'strength_class')))
    expect(against(bare, (row) => text(row, 'finish') === 'без покрытия')).toEqual([])
    expect(
      against(
        fasteners,
        (row) =>
          text(row, 'strength_class').startsWith('A') === text(row, 'material').startsWith('Нерж'),
      ),
    ).toEqual([])
    expect(
      against(
        fasteners.filter(({ name }) => name.startsWith('Шайба')),
        (row) => /^(A2|140 HV|65Г)$/.test(text(row, 'strength_class')),
      ),
    ).toEqual([])
  })

  test('масса согласна с размерами: болт не легче стержня и не тяжелее стержня с головкой втрое', () => {
    const rod = (row: ProductRow) => (Math.PI / 4) * number(row, 'diameter') ** 2 * 7.85e-6
    expect(
      against(of('bolty', 'vinty'), (row) => {
        const [mass, d, length] = [
          number(row, 'weight'),
          number(row, 'diameter'),
          number(row, 'length'),
        ]
        return mass > rod(row) * length * 0.85 && mass < rod(row) * (length + 3 * d)
      }),
    ).toEqual([])
  })
})

test('цена растёт с размером: вдвое больший того же вида дороже у каждого изготовителя', () => {
  const alike = [
    'strength_class',
    'finish',
    'operation',
    'tool_material',
    'coating',
    'series',
    'hole_type',
    'teeth',
    'fit',
    'shape',
  ]
  const sold = of(
    'bolty',
    'vinty',
    'gajki-i-shajby',
    'sverla-c-h',
    'sverla-k-h',
    'metchiki-mashinnye',
    'plashki',
    'frezy-koncevye',
  ).filter(({ externalId }) => basePrices.has(externalId))
  const kinds = Map.groupBy(sold, (row) =>
    [row.section, row.brand, ...alike.map((code) => text(row, code))].join(),
  )
  let compared = 0
  for (const rows of kinds.values()) {
    for (const row of rows) {
      for (const twice of rows.filter(
        (one) => number(one, 'diameter') >= 2 * number(row, 'diameter'),
      )) {
        compared += 1
        expect(basePrices.get(twice.externalId), `${twice.name} и ${row.name}`).toBeGreaterThan(
          basePrices.get(row.externalId) ?? 0,
        )
      }
    }
  }
  expect(compared).toBeGreaterThan(20)
})

describe('режущий инструмент', () => {
  test('шаг — из ряда ISO 261, отверстие под резьбу — по ГОСТ 19257', () => {
    const threaded = of('bolty', 'vinty', 'metchiki-mashinnye', 'metchiki-ruchnye')
    expect(
      against(
        threaded,
        (row) => isoPitches[number(row, 'diameter')]?.includes(number(row, 'pitch')) ?? false,
      ),
    ).toEqual([])
    const taps = of('metchiki-mashinnye', 'metchiki-ruchnye')
    const holes: Record<string, number> = {
      М6: 5,
      М8: 6.8,
      М10: 8.5,
      М12: 10.2,
      М16: 14,
      М20: 17.5,
      'М10×1,25': 8.8,
    }
    const known = taps.filter((row) => text(row, 'thread') in holes)
    expect(
      against(known, (row) => number(row, 'drill_diameter') === holes[text(row, 'thread')]),
    ).toEqual([])
    expect(
      against(
        taps,
        (row) =>
          Math.abs(number(row, 'diameter') - number(row, 'pitch') - number(row, 'drill_diameter')) <
          0.06,
      ),
    ).toEqual([])
  })

  test('материал словами и группы ISO — об одном и том же', () => {
    const words: Record<string, string> = {
      ...{ P: 'сталь', M: 'нержавеющая сталь', K: 'чугун' },
      ...{ N: 'цветные металлы', S: 'жаропрочные сплавы', H: 'закалённая сталь' },
    }
    const both = products.filter((row) => has(row, 'iso_materials'))
    expect(
      against(both, (row) => {
        const groups = text(row, 'iso_materials').split(', ')
        return (
          text(row, 'workpiece_material') ===
          `Металл: ${groups.map((group) => words[group]).join(', ')}`
        )
      }),
    ).toEqual([])
  })

  test('по Роквеллу C измеряют сталь, а не твёрдый сплав; покрытие в названии — то же, что в свойствах', () => {
    const hard = products.filter((row) => has(row, 'hardness'))
    expect(
      against(
        hard,
        (row) =>
          number(row, 'hardness') <= 68 &&
          !text(row, 'tool_material').startsWith('Твёрдый сплав м'),
      ),
    ).toEqual([])
    const coated = products.filter(({ name }) => / (TiN|TiAlN|AlCrN)( |$)/.test(name))
    expect(against(coated, (row) => row.name.includes(` ${text(row, 'coating')}`))).toEqual([])
  })

  test('у свёрл одного стандарта и диаметра одни размеры, и чем толще, тем длиннее', () => {
    const rows = of(
      'sverla-c-h',
      'sverla-k-h',
      'sverla-dlinnye',
      'sverla-korotkie',
      'sverla-tverdosplavnye',
    )
    const bySeries = Map.groupBy(
      rows,
      (row) =>
        `${row.section} ${text(row, 'cutting_depth') === '' ? '' : number(row, 'cutting_depth') / number(row, 'diameter')}`,
    )
    for (const [series, own] of bySeries) {
      const sorted = own.toSorted(
        (one, other) => number(one, 'diameter') - number(other, 'diameter'),
      )
      sorted.slice(1).forEach((row, at) => {
        const thinner = sorted[at] as ProductRow
        const [length, was] = [number(row, 'overall_length'), number(thinner, 'overall_length')]
        const isSame = number(row, 'diameter') === number(thinner, 'diameter')
        expect(
          isSame ? length === was : length >= was,
          `${series}: ${row.name} после ${thinner.name}`,
        ).toBe(true)
      })
    }
  })

  test('пластина: буквы ISO 1832 говорят то же, что свойства, стружколом — то же, что сплав', () => {
    const inserts = of('plastiny-tokarnye', 'plastiny-frezernye')
    const clearance: Record<string, number> = { N: 0, B: 5, C: 7, P: 11, E: 20 }
    const thickness: Record<string, number> = {
      '02': 2.38,
      '03': 3.18,
      T3: 3.97,
      '04': 4.76,
      '06': 6.35,
      '35': 3.5,
    }
    expect(
      against(inserts, (row) => {
        const [, letters = '', edge = '', thick = '', nose = ''] =
          /^(\w{4}) (\d\d)(\w\d)(\w\d)$/.exec(text(row, 'insert_size')) ?? []
        return (
          number(row, 'clearance_angle') === clearance[letters[1] ?? ''] &&
          number(row, 'thickness') === thickness[thick] &&
          Math.floor(number(row, 'length')) === Number(edge) &&
          (letters.startsWith('R')
            ? nose === 'M0' && number(row, 'corner_radius') * 2 === number(row, 'length')
            : Math.abs(number(row, 'corner_radius') * 10 - Number(nose)) < 1e-9)
        )
      }),
    ).toEqual([])
    expect(
      against(of('plastiny-tokarnye'), (row) =>
        text(row, 'chipbreaker') === 'AL'
          ? text(row, 'iso_materials') === 'N'
          : text(row, 'iso_materials').startsWith(text(row, 'chipbreaker')[0] ?? '?'),
      ),
    ).toEqual([])
  })

  test('ступени сверла — на равные и круглые доли', () => {
    expect(
      against(
        of('sverla-stupenchatye'),
        (row) =>
          ((number(row, 'diameter') - number(row, 'min_diameter')) /
            (number(row, 'step_count') - 1)) %
            0.5 ===
          0,
      ),
    ).toEqual([])
  })
})

describe('измерительный и слесарный инструмент', () => {
  test('погрешность шкалы не меньше половины её деления, лучший класс точнее', () => {
    expect(
      against(
        of('shtangencirkuli', 'indikatory'),
        (row) => number(row, 'error') >= number(row, 'resolution') * 1000,
      ),
    ).toEqual([])
    const errors = (accuracy: string) =>
      of('mikrometry')
        .filter((row) => text(row, 'accuracy_class') === accuracy && number(row, 'range_to') === 25)
        .map((row) => number(row, 'error'))
    expect(Math.max(...errors('1'))).toBeLessThan(Math.min(...errors('2')))
  })

  test('у кольца одна сторона, резьба калибра — из ряда', () => {
    expect(
      against(of('kalibry'), ({ name }) => !/кольцо.*ПР-НЕ|М(25|32|35|40|45|50) /.test(name)),
    ).toEqual([])
  })

  test('головка и квадрат подходят друг другу, двенадцать граней не бьют', () => {
    expect(
      against(
        of('golovki-torcevye'),
        (row) =>
          !(text(row, 'square') === '1/4"' && number(row, 'wrench_size') > 14) &&
          !(text(row, 'square') === '3/4"' && number(row, 'wrench_size') < 19),
      ),
    ).toEqual([])
    expect(
      against(of('golovki-torcevye'), ({ name }) => !/ударная.*12-гранная/.test(name)),
    ).toEqual([])
  })
})

test('чего у товара нет, того нет и в свойствах: ноль стоит только там, где он измерен', () => {
  const measured = ['range_from', 'clearance_angle', 'approach_angle', 'battery_count']
  expect(
    against(products, ({ attributes }) =>
      Object.entries(attributes).every(([code, value]) => value !== 0 || measured.includes(code)),
    ),
  ).toEqual([])
  expect(
    against(
      products,
      (row) => !(has(row, 'battery_capacity') && row.attributes.battery_count === 0),
    ),
  ).toEqual([])
})
