import { brandColor } from '../../catalog/brands.ts'
import { leaf } from '../../catalog/leaf.ts'
import { pad, round } from '../../text.ts'

import { machine } from './tables.ts'

export const robots = leaf('roboty-shestiosevye', {
  ...machine,
  brands: 'robot',
  share: 5,
  name: 'Роботы шестиосевые',
  code: 'RB',
  number: '4201',
  about: 'Сварка, паллетирование, загрузка станков и окраска.',
  sizes: [
    [6, 900],
    [6, 1440],
    [10, 1420],
    [12, 2010],
    [20, 1720],
    [25, 1830],
    [50, 2050],
    [80, 2230],
    [120, 2400],
    [165, 2700],
    [210, 2700],
    [300, 3100],
  ] as const,
  axes: {
    application: ['универсальный', 'сварочный', 'паллетирующий', 'окрасочный'],
    ip: ['IP54', 'IP67'],
  },
  // a torch and a spray gun are light, a pallet is heavy
  isMade: ({ size: [payload], application }) => {
    if (application === 'универсальный') return true
    return application === 'паллетирующий' ? payload >= 50 : payload <= 25
  },
  sizeCode: ([p, r]) => pad(p, 3) + pad(r, 4),
  columns: ['payload', 'reach', 'axes', 'repeatability', 'ip'],
  filters: ['application', 'mounting', 'country'],
  make: ({ size: [payload, reach], application, ip, tier, brand }) => ({
    name: `Робот промышленный ${application} ${payload} кг ${reach} мм`,
    attributes: {
      payload,
      reach,
      axes: 6,
      repeatability: round(0.02 + payload * 0.0002, 3),
      ip,
      application,
      mounting: payload > 60 ? 'пол' : 'пол, стена, потолок',
      controller: 'в комплекте, пульт обучения',
      voltage: 380,
      motor_power: round(1.2 + payload * 0.045, 1),
      interface: ['Profinet', 'EtherCAT', 'Profinet, EtherNet/IP', 'EtherCAT, Profinet'][
        tier
      ] as string,
      flange: 'ISO 9409-1',
      temperature: '0…+45',
      cable: 5,
    },
    price: 1_150_000 + payload * 11_000 + reach * 320 + (ip === 'IP67' ? 120_000 : 0),
    weight: 60 + payload * 5 + reach * 0.12,
    picture: { family: 'robot-arm', params: { kind: 'articulated', color: brandColor(brand) } },
  }),
})
