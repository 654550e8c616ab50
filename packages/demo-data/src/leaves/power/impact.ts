import { brandColor } from '../../catalog/brands.ts'
import { leaf } from '../../catalog/leaf.ts'
import { pad } from '../../text.ts'

import { batteriesIn, isChosen, manual, packages, packageWord } from './tables.ts'

export const impact = leaf('gajkoverty', {
  name: 'Гайковёрты',
  code: 'TW',
  number: '5112',
  brands: 'power',
  share: 7,
  isModelNamed: true,
  warranty: 12,
  documents: manual,
  about: 'Ударная затяжка и откручивание крепежа до М30.',
  sizes: [
    [18, 180, '1/4"'],
    [18, 250, '1/2"'],
    [18, 350, '1/2"'],
    [18, 600, '1/2"'],
    [18, 1000, '1/2"'],
    [18, 1400, '3/4"'],
    [20, 450, '1/2"'],
  ] as const,
  axes: { kit: packages, capacity: [4, 5, 6] },
  isMade: ({ kit, capacity }) => isChosen(kit, capacity === 4),
  sizeCode: ([v, t]) => pad(v, 2) + pad(t / 10, 3),
  columns: ['voltage', 'torque', 'square', 'battery_capacity', 'weight'],
  filters: ['battery_count', 'case_kind', 'country'],
  make: ({ size: [volts, torque, square], kit, capacity, tier, brand }) => ({
    name: `Гайковёрт ударный аккумуляторный ${volts} В ${torque} Н·м ${square}, ${packageWord(kit, capacity)}`,
    attributes: {
      voltage: volts,
      torque,
      square,
      battery_capacity: batteriesIn(kit) > 0 ? capacity : null,
      battery_count: batteriesIn(kit),
      battery_type: 'Li-Ion',
      brushless: true,
      idle_speed: 2200,
      impact_rate: 3200,
      thread: torque > 900 ? 'до М30' : torque > 300 ? 'до М20' : 'до М14',
      speed_control: true,
      case_kind: kit,
      noise: 97,
      vibration: 11 - tier,
    },
    price: 4600 + torque * 12 + batteriesIn(kit) * (1400 + capacity * 550),
    weight: 1.2 + torque * 0.0017,
    picture: { family: 'impact-wrench', params: { kind: 'cordless', color: brandColor(brand) } },
  }),
})
