import { leaf } from '../../catalog/leaf.ts'
import { num, pad } from '../../text.ts'

// millimetres of the rod, ISO 8764 and ISO 10664
const rods: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  PH: { 0: 3, 1: 5, 2: 6, 3: 8 },
  PZ: { 1: 5, 2: 6, 3: 8 },
  TX: { 8: 3.5, 10: 3.5, 15: 3.5, 20: 4, 25: 4.5, 30: 6, 40: 7 },
}
const rodOf = (tip: string, size: number): number => rods[tip]?.[size] ?? size

export const drivers = leaf('otvertki', {
  name: 'Отвёртки',
  code: 'OT',
  number: '7810',
  brands: 'hand',
  share: 12,
  about: 'Слесарные, диэлектрические и ударные отвёртки.',
  sizes: [
    ['SL', 3, 75],
    ['SL', 4, 100],
    ['SL', 5.5, 125],
    ['SL', 6.5, 150],
    ['SL', 8, 175],
    ['SL', 10, 200],
    ['PH', 0, 60],
    ['PH', 1, 80],
    ['PH', 2, 100],
    ['PH', 3, 150],
    ['PZ', 1, 80],
    ['PZ', 2, 100],
    ['PZ', 3, 150],
    ['TX', 8, 60],
    ['TX', 10, 80],
    ['TX', 15, 80],
    ['TX', 20, 100],
    ['TX', 25, 100],
    ['TX', 30, 115],
    ['TX', 40, 130],
  ] as const,
  axes: {
    kind: ['слесарная', 'диэлектрическая', 'ударная'],
    handle: ['двухкомпонентная', 'пластиковая', 'деревянная'],
  },
  // insulation is moulded around the rod, plastic breaks under a hammer
  // and a thin rod bends
  isMade: ({ size: [tip, size], kind, handle }) =>
    kind === 'слесарная' ||
    (kind === 'диэлектрическая' && handle === 'двухкомпонентная') ||
    (kind === 'ударная' && handle !== 'пластиковая' && rodOf(tip, size) >= 5),
  sizeCode: ([tip, size]) => `${{ SL: 1, PH: 2, PZ: 3, TX: 4 }[tip]}${pad(size * 10, 3)}`,
  columns: ['tip', 'length', 'overall_length', 'handle', 'insulated'],
  filters: ['operation', 'material', 'country'],
  make: ({ size: [tip, size, length], kind, handle }) => ({
    name: `Отвёртка ${kind} ${tip}${num(size)}×${length} мм, рукоятка ${handle}`,
    attributes: {
      tip: `${tip}${num(size)}`,
      length,
      overall_length: length + 105,
      shank_diameter: rodOf(tip, size),
      handle,
      operation: kind,
      insulated: kind === 'диэлектрическая',
      voltage: kind === 'диэлектрическая' ? 1000 : null,
      material: 'Сталь S2',
      hardness: 58,
      finish: kind === 'диэлектрическая' ? 'изоляция' : 'хром',
      standard: kind === 'диэлектрическая' ? 'ГОСТ IEC 60900-2019' : 'ГОСТ 17199-88',
    },
    price:
      (58 + length * 0.9) * (kind === 'слесарная' ? 1 : kind === 'диэлектрическая' ? 1.7 : 2.1),
    weight: 0.04 + length * 0.0006,
    pack: 6,
    picture: {
      family: 'screwdriver',
      params: {
        kind: tip === 'SL' ? 'slotted' : tip === 'TX' ? 'torx' : 'phillips',
        color: kind === 'диэлектрическая' ? 'red' : handle === 'деревянная' ? 'orange' : 'blue',
      },
    },
  }),
})
