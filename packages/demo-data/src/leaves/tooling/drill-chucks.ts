import { leaf } from '../../catalog/leaf.ts'
import { num, pad, round } from '../../text.ts'
import { cylinderMass } from '../materials.ts'

/** By the largest drill: a large chuck does not sit on a small taper. */
const fittings: Readonly<Record<number, readonly string[]>> = {
  6: ['B10', 'B12'],
  10: ['B12', 'B16', '3/8"-24 UNF'],
  13: ['B16', '1/2"-20 UNF'],
  16: ['B16', 'B18'],
  20: ['B22'],
}

export const drillChucks = leaf('patrony-sverlilnye', {
  name: 'Патроны сверлильные',
  code: 'PC',
  number: '6150',
  brands: 'tooling',
  about: 'Ключевые и быстрозажимные патроны под конус и резьбу.',
  sizes: [
    [0.5, 6, 34],
    [1, 10, 43],
    [1.5, 13, 48],
    [3, 16, 56],
    [5, 20, 65],
  ] as const,
  axes: {
    mounting: ['B10', 'B12', 'B16', 'B18', 'B22', '1/2"-20 UNF', '3/8"-24 UNF'],
    drive: ['ключевой', 'быстрозажимной', 'самозажимной прецизионный'],
  },
  isMade: ({ size: [, to], mounting }) => fittings[to]?.includes(mounting) ?? false,
  sizeCode: ([, to]) => pad(to, 2),
  columns: ['clamping_min', 'clamping_max', 'mounting', 'runout', 'drive'],
  filters: ['max_speed', 'country'],
  make: ({ size: [from, to, d], mounting, drive, tier }) => ({
    name: `Патрон сверлильный ${drive} ${num(from)}–${to} мм ${mounting}`,
    attributes: {
      clamping_min: from,
      clamping_max: to,
      mounting,
      drive,
      diameter: d,
      length: round(d * 1.75),
      runout: drive.startsWith('само') ? 40 - tier * 5 : 90 - tier * 10,
      max_speed: to > 13 ? 3000 : 5000,
      jaws: 3,
      material: 'Сталь 20Х',
      hardness: 56,
      standard: drive === 'ключевой' ? 'ГОСТ 8522-79' : 'ГОСТ 15935-88',
    },
    price: (380 + to * 62) * (drive === 'ключевой' ? 1 : drive.startsWith('быстро') ? 1.7 : 3.4),
    weight: cylinderMass(d, d * 1.75) * 0.7,
    picture: {
      family: 'drill-chuck',
      params: { kind: drive === 'ключевой' ? 'keyed' : 'keyless' },
    },
  }),
})
