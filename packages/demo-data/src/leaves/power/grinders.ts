import { brandColor } from '../../catalog/brands.ts'
import { leaf } from '../../catalog/leaf.ts'
import { pad, round } from '../../text.ts'

import { cases, manual } from './tables.ts'

export const grinders = leaf('ushm', {
  name: 'Угловые шлифмашины',
  code: 'GA',
  number: '5102',
  brands: 'power',
  share: 12,
  isModelNamed: true,
  warranty: 12,
  documents: manual,
  about: 'Резка и зачистка металла и камня кругами 115–230 мм.',
  sizes: [
    [115, 700],
    [115, 860],
    [125, 750],
    [125, 900],
    [125, 1100],
    [125, 1400],
    [125, 1700],
    [150, 1400],
    [180, 1800],
    [180, 2200],
    [230, 2000],
    [230, 2400],
    [230, 2600],
  ] as const,
  axes: { control: [true, false], kit: cases.slice(0, 2) },
  sizeCode: ([d, power]) => pad(d, 3) + pad(power / 10, 3),
  columns: ['disc_diameter', 'power', 'idle_speed', 'speed_control', 'weight'],
  filters: ['soft_start', 'case_kind', 'country'],
  make: ({ size: [d, power], control, kit, tier, brand }) => ({
    name: `УШМ ${d} мм ${power} Вт${control ? ' с регулировкой оборотов' : ''}`,
    attributes: {
      disc_diameter: d,
      power,
      idle_speed: round(1_375_000 / d, -2),
      thread: 'М14',
      bore: 22.23,
      voltage: 220,
      speed_control: control,
      soft_start: power > 1300,
      cable: 2 + tier,
      handle: power > 1300 ? 'антивибрационная' : 'боковая',
      case_kind: kit,
      noise: 90 + Math.round(power / 300),
      vibration: round(9 - tier, 1),
      protection_class: 'II',
    },
    price: (1500 + power * 2.6 + (d > 150 ? 1400 : 0)) * (control ? 1.15 : 1),
    weight: 1 + power * 0.0021,
    picture: { family: 'angle-grinder', params: { kind: 'corded', color: brandColor(brand) } },
  }),
})
