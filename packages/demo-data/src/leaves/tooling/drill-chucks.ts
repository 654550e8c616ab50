import { leaf } from '../../catalog/leaf.ts'
import { num, pad, round } from '../../text.ts'
import { cylinderMass } from '../materials.ts'

const mountings = ['B10', 'B12', 'B16', 'B18', 'B22', '3/8"-24 UNF', '1/2"-20 UNF', '5/8"-16 UN']
// a large chuck does not sit on a small taper
const rows = [
  [0.5, 6, 34, ['B10', 'B12']],
  [1, 10, 43, ['B12', 'B16', '3/8"-24 UNF']],
  [1.5, 13, 48, ['B16', '1/2"-20 UNF']],
  [3, 16, 56, ['B16', 'B18', '5/8"-16 UN']],
  [5, 20, 65, ['B22']],
] as const
const sizes = rows.flatMap(([from, to, d, fitting]) =>
  fitting.map((mounting) => ({ from, to, d, mounting })),
)

export const drillChucks = leaf('patrony-sverlilnye', {
  name: 'Патроны сверлильные',
  code: 'PC',
  number: '6150',
  brands: 'tooling',
  about: 'Ключевые и быстрозажимные патроны под конус и резьбу.',
  sizes,
  axes: {
    drive: ['ключевой', 'быстрозажимной', 'самозажимной прецизионный'],
  },
  sizeCode: ({ to, mounting }) => `${pad(to, 2)}${mountings.indexOf(mounting)}`,
  columns: ['clamping_min', 'clamping_max', 'mounting', 'runout', 'drive'],
  filters: ['max_speed', 'country'],
  make: ({ size: { from, to, d, mounting }, drive, tier }) => ({
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
