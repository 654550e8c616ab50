import { brandColor } from '../../catalog/brands.ts'
import { leaf } from '../../catalog/leaf.ts'
import { pad, round } from '../../text.ts'

import { cases, manual } from './tables.ts'

export const hammersCorded = leaf('perforatory', {
  name: 'Перфораторы',
  code: 'HR',
  number: '5101',
  brands: 'power',
  share: 12,
  isModelNamed: true,
  warranty: 12,
  documents: manual,
  about: 'Сверление с ударом в бетоне и камне, долбление.',
  sizes: [
    [24, 700, 2.4, 'SDS-plus'],
    [24, 780, 2.7, 'SDS-plus'],
    [26, 800, 2.8, 'SDS-plus'],
    [26, 830, 3, 'SDS-plus'],
    [28, 850, 3.2, 'SDS-plus'],
    [28, 1050, 3.6, 'SDS-plus'],
    [32, 1100, 4.2, 'SDS-plus'],
    [38, 1100, 6, 'SDS-max'],
    [40, 1150, 8.5, 'SDS-max'],
    [45, 1350, 11, 'SDS-max'],
    [52, 1500, 19, 'SDS-max'],
  ] as const,
  axes: { kit: cases, modes: [2, 3] },
  sizeCode: ([d, power]) => pad(d, 2) + pad(power / 10, 3),
  columns: ['power', 'impact_energy', 'chuck', 'drill_concrete', 'weight'],
  filters: ['impact_rate', 'case_kind', 'speed_control', 'country'],
  make: ({ size: [d, power, energy, chuck], kit, modes, tier, brand }) => ({
    name: `Перфоратор ${chuck} ${power} Вт ${String(energy).replace('.', ',')} Дж`,
    attributes: {
      power,
      impact_energy: energy,
      impact_rate: round(5400 - energy * 140, -1),
      idle_speed: round(1300 - energy * 45, -1),
      chuck,
      drill_concrete: d,
      drill_steel: chuck === 'SDS-max' ? null : 13,
      voltage: 220,
      cable: 2.5 + tier,
      speed_control: true,
      soft_start: energy > 5,
      operation: `режимов: ${modes}`,
      case_kind: kit,
      noise: round(88 + energy),
      vibration: round(16 - tier * 1.6, 1),
    },
    price: (2600 + power * 3.2 + energy * 780) * (kit === 'кейс и набор оснастки' ? 1.12 : 1),
    weight: 1.6 + energy * 0.5,
    picture: { family: 'rotary-hammer', params: { kind: 'corded', color: brandColor(brand) } },
  }),
})
