import { leaf } from '../../catalog/leaf.ts'
import { pad } from '../../text.ts'

const finest = { электрокорунд: 320, цирконий: 120, керамика: 180 } as const

export const belts = leaf('lenty-shlifovalnye', {
  name: 'Ленты шлифовальные',
  code: 'AB',
  number: '3603',
  brands: 'abrasive',
  share: 10,
  about: 'Бесконечные ленты на ткани для ленточных машин и станков.',
  sizes: [
    [13, 457],
    [50, 686],
    [75, 457],
    [75, 533],
    [75, 610],
    [100, 610],
    [100, 915],
    [150, 1220],
    [150, 2000],
    [200, 750],
  ] as const,
  axes: {
    grit: ['P36', 'P40', 'P60', 'P80', 'P120', 'P180', 'P240', 'P320'],
    abrasive: Object.keys(finest) as (keyof typeof finest)[],
  },
  // the grains that tear metal are coarse
  isMade: ({ grit, abrasive }) => Number(grit.slice(1)) <= finest[abrasive],
  sizeCode: ([w, l]) => pad(w, 3) + pad(l, 4),
  columns: ['width', 'length', 'grit', 'abrasive', 'backing'],
  filters: ['application', 'country'],
  make: ({ size: [w, l], grit, abrasive }) => ({
    name: `Лента шлифовальная ${w}×${l} мм ${grit} ${abrasive}`,
    attributes: {
      width: w,
      length: l,
      grit,
      abrasive,
      backing: abrasive === 'электрокорунд' ? 'хлопок X' : 'полиэстер Y',
      bond: 'смола по смоле',
      application: abrasive === 'электрокорунд' ? 'дерево, сталь' : 'сталь, нержавеющая сталь',
      peripheral_speed: 35,
      shape: 'бесконечная',
      thickness: 1.1,
      package_quantity: 10,
      standard: 'ГОСТ 12439-79',
    },
    price:
      (24 + w * l * 0.0016) * (abrasive === 'керамика' ? 2.4 : abrasive === 'цирконий' ? 1.6 : 1),
    weight: w * l * 1.1e-6,
    pack: 10,
    picture: {
      family: 'sanding-belt',
      params: {
        color: abrasive === 'электрокорунд' ? 'brown' : abrasive === 'цирконий' ? 'blue' : 'grey',
      },
    },
  }),
})
