import { leaf } from '../../catalog/leaf.ts'
import { pad, round } from '../../text.ts'

import { speedLimit } from './tables.ts'

export const flap = leaf('krugi-lepestkovye', {
  name: 'Круги лепестковые торцевые',
  code: 'AF',
  number: '3604',
  brands: 'abrasive',
  share: 8,
  about: 'Зачистка сварных швов и снятие заусенцев угловой шлифмашиной.',
  sizes: [115, 125, 150, 180],
  axes: {
    grit: ['P40', 'P60', 'P80', 'P100', 'P120'],
    shape: ['плоский', 'конический'],
    abrasive: ['электрокорунд', 'цирконий', 'керамика'],
  },
  sizeCode: (d) => pad(d, 3),
  columns: ['disc_diameter', 'grit', 'abrasive', 'shape', 'bore'],
  filters: ['application', 'country'],
  make: ({ size: d, grit, shape, abrasive }) => ({
    name: `Круг лепестковый торцевой ${shape} ${d}×22,23 мм ${grit} ${abrasive}`,
    attributes: {
      disc_diameter: d,
      bore: 22.23,
      grit,
      shape,
      abrasive,
      backing: 'стеклоткань',
      bond: 'синтетическая смола',
      blades: round(d * 0.58),
      peripheral_speed: 80,
      max_speed: speedLimit(d, 80),
      application: abrasive === 'электрокорунд' ? 'сталь, дерево' : 'сталь, нержавеющая сталь',
      package_quantity: 10,
    },
    price: (52 + d * 0.5) * (abrasive === 'керамика' ? 2.1 : abrasive === 'цирконий' ? 1.35 : 1),
    weight: d ** 2 * 6.6e-6,
    pack: 10,
    picture: {
      family: 'cutting-disc',
      params: {
        d,
        bore: 22.23,
        kind: 'flap',
        color: abrasive === 'электрокорунд' ? 'graphite' : abrasive === 'цирконий' ? 'blue' : 'red',
      },
    },
  }),
})
