import { leaf } from '../../catalog/leaf.ts'
import { num, pad } from '../../text.ts'

import { speedLimit } from './tables.ts'

export const grinding = leaf('krugi-shlifovalnye', {
  name: 'Круги шлифовальные',
  code: 'AG',
  number: '3602',
  brands: 'abrasive',
  share: 16,
  about: 'Круги на керамической связке для заточных и шлифовальных станков.',
  sizes: [
    [100, 20, 20],
    [125, 20, 32],
    [150, 16, 12.7],
    [150, 20, 32],
    [175, 20, 32],
    [200, 20, 32],
    [200, 25, 76],
    [250, 25, 32],
    [250, 32, 76],
    [300, 40, 76],
    [300, 40, 127],
    [350, 40, 127],
    [400, 40, 203],
    [450, 63, 203],
    [500, 63, 203],
    [600, 63, 305],
  ] as const,
  axes: {
    abrasive: ['25А', '14А', '64С'],
    grit: ['F46', 'F60', 'F80', 'F100'],
    hardness: ['K', 'L', 'M', 'N'],
  },
  sizeCode: ([d, t, bore]) => pad(d, 3) + pad(t, 2) + pad(bore, 3),
  columns: ['diameter', 'height', 'bore', 'abrasive', 'grit', 'wheel_hardness'],
  filters: ['bond', 'country'],
  make: ({ size: [d, t, bore], abrasive, grit, hardness }) => ({
    name: `Круг шлифовальный 1 ${d}×${t}×${num(bore)} ${abrasive} ${grit} ${hardness} 6 V 35 м/с`,
    attributes: {
      diameter: d,
      height: t,
      bore,
      abrasive: {
        '25А': 'электрокорунд белый 25А',
        '14А': 'электрокорунд нормальный 14А',
        '64С': 'карбид кремния зелёный 64С',
      }[abrasive],
      grit,
      wheel_hardness: hardness,
      bond: 'керамическая V',
      shape: '1, прямой профиль',
      peripheral_speed: 35,
      max_speed: speedLimit(d, 35),
      accuracy_class: 'А',
      application: abrasive === '64С' ? 'твёрдый сплав, чугун' : 'сталь',
      standard: 'ГОСТ Р 52781-2007',
    },
    price:
      (110 + d * 1.1 + d ** 2 * t * 0.00042) *
      (abrasive === '64С' ? 1.35 : abrasive === '25А' ? 1.15 : 1),
    weight: (d ** 2 - bore ** 2) * 0.785 * t * 2.2e-6,
    picture: {
      family: 'grinding-wheel',
      params: {
        d,
        height: t,
        thickness: t,
        bore,
        color: abrasive === '64С' ? 'green' : abrasive === '25А' ? 'white' : 'grey',
      },
    },
  }),
})
