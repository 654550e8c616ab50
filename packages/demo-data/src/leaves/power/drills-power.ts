import { brandColor } from '../../catalog/brands.ts'
import { leaf } from '../../catalog/leaf.ts'
import { pad, round } from '../../text.ts'

import { cases, manual } from './tables.ts'

export const drillsPower = leaf('dreli', {
  name: 'Дрели и шуруповёрты сетевые',
  code: 'DE',
  number: '5103',
  brands: 'power',
  share: 7,
  isModelNamed: true,
  warranty: 12,
  documents: manual,
  about: 'Безударные и ударные дрели.',
  sizes: [
    [10, 450],
    [10, 550],
    [13, 600],
    [13, 710],
    [13, 850],
    [13, 1050],
    [16, 1100],
  ] as const,
  axes: { kind: ['безударная', 'ударная'], chuck: ['быстрозажимной', 'ключевой'], kit: cases },
  sizeCode: ([d, power]) => pad(d, 2) + pad(power / 10, 3),
  columns: ['power', 'idle_speed', 'chuck', 'drill_steel', 'weight'],
  filters: ['operation', 'case_kind', 'country'],
  make: ({ size: [d, power], kind, chuck, kit, tier, brand }) => ({
    name: `Дрель ${kind} ${power} Вт патрон ${d} мм`,
    attributes: {
      power,
      idle_speed: round(3000 - d * 40, -2),
      impact_rate: kind === 'ударная' ? 45_000 : null,
      chuck: `${chuck} ${d} мм`,
      drill_steel: d,
      drill_concrete: kind === 'ударная' ? d : null,
      operation: kind,
      voltage: 220,
      torque: round(power * 0.045),
      speed_control: true,
      soft_start: power > 800,
      cable: 2 + tier,
      case_kind: kit,
      protection_class: 'II',
    },
    price: 1300 + power * 3.4 + (kind === 'ударная' ? 400 : 0) + (kit === 'кейс' ? 500 : 0),
    weight: 1 + power * 0.0015,
    picture: { family: 'drill-machine', params: { kind: 'corded', color: brandColor(brand) } },
  }),
})
