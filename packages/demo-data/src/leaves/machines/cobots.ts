import { brandColor } from '../../catalog/brands.ts'
import { leaf } from '../../catalog/leaf.ts'
import { pad, round } from '../../text.ts'

import { machine } from './tables.ts'

export const cobots = leaf('roboty-kollaborativnye', {
  ...machine,
  brands: 'robot',
  share: 4,
  name: 'Роботы коллаборативные',
  code: 'CB',
  number: '4202',
  about: 'Работа рядом с человеком без ограждения, обучение рукой.',
  sizes: [
    [3, 590],
    [5, 920],
    [7, 800],
    [10, 1300],
    [12, 1300],
    [16, 900],
    [20, 1750],
    [30, 1300],
  ] as const,
  axes: { kit: ['без тележки', 'с тележкой', 'со сварочным пакетом'], camera: [true, false] },
  sizeCode: ([p, r]) => pad(p, 2) + pad(r, 4),
  columns: ['payload', 'reach', 'repeatability', 'tcp_speed', 'ip'],
  filters: ['case_kind', 'country'],
  make: ({ size: [payload, reach], kit, camera, tier, brand }) => ({
    name: `Робот коллаборативный ${payload} кг ${reach} мм, ${kit}${camera ? ', с камерой' : ''}`,
    attributes: {
      payload,
      reach,
      axes: 6,
      repeatability: 0.03,
      tcp_speed: round(2.5 - payload * 0.04, 1),
      ip: tier > 1 ? 'IP66' : 'IP54',
      case_kind: kit,
      camera,
      controller: 'в комплекте, планшет',
      voltage: 220,
      power: 300 + payload * 15,
      interface: 'Modbus TCP, Profinet',
      flange: 'ISO 9409-1-50-4-M6',
      noise: 65,
    },
    price:
      980_000 +
      payload * 42_000 +
      (camera ? 140_000 : 0) +
      (kit === 'без тележки' ? 0 : kit === 'с тележкой' ? 110_000 : 620_000),
    weight: 11 + payload * 2.1,
    picture: { family: 'cobot', params: { color: brandColor(brand) } },
  }),
})
