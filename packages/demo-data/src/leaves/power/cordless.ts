import { brandColor } from '../../catalog/brands.ts'
import { leaf } from '../../catalog/leaf.ts'
import { num, pad } from '../../text.ts'

import { batteriesIn, isChosen, manual, packages, packageWord } from './tables.ts'

export const cordless = leaf('shurupoverty-akkumulyatornye', {
  name: 'Дрели-шуруповёрты аккумуляторные',
  code: 'DF',
  number: '5111',
  brands: 'power',
  share: 12,
  isModelNamed: true,
  warranty: 12,
  documents: manual,
  about: 'Сверление и завинчивание без провода.',
  sizes: [
    [12, 30],
    [12, 38],
    [14.4, 45],
    [18, 50],
    [18, 60],
    [18, 75],
    [18, 90],
    [18, 120],
    [20, 65],
    [20, 140],
  ] as const,
  axes: { kit: packages, capacity: [2, 4, 5], brushless: [true, false] },
  isMade: ({ kit, capacity }) => isChosen(kit, capacity === 2),
  sizeCode: ([v, t]) => pad(Math.floor(v), 2) + pad(t, 3),
  columns: ['voltage', 'torque', 'battery_capacity', 'brushless', 'case_kind'],
  filters: ['battery_count', 'idle_speed', 'country'],
  make: ({ size: [volts, torque], kit, capacity, brushless, brand }) => ({
    name: `Дрель-шуруповёрт аккумуляторная ${num(volts)} В ${torque} Н·м${brushless ? ' бесщёточная' : ''}, ${packageWord(kit, capacity)}`,
    attributes: {
      voltage: volts,
      torque,
      battery_capacity: batteriesIn(kit) > 0 ? capacity : null,
      battery_count: batteriesIn(kit),
      battery_type: 'Li-Ion',
      brushless,
      idle_speed: volts > 15 ? 2000 : 1500,
      chuck: `быстрозажимной ${volts > 12 ? 13 : 10} мм`,
      drill_steel: volts > 12 ? 13 : 10,
      speed_control: true,
      case_kind: kit,
      noise: 76,
      vibration: 2.5,
      operation: torque > 100 ? 'с ударом' : 'без удара',
    },
    price: 2200 + torque * 48 + (brushless ? 1800 : 0) + batteriesIn(kit) * (1400 + capacity * 550),
    weight: 0.9 + torque * 0.007 + batteriesIn(kit) * 0.4,
    picture: { family: 'drill-machine', params: { kind: 'cordless', color: brandColor(brand) } },
  }),
})
