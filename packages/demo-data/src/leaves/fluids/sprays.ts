import { leaf } from '../../catalog/leaf.ts'
import { pad } from '../../text.ts'

import { papers } from './tables.ts'

/** What is left when the propellant is gone. */
const bases = {
  'проникающая смазка': 'минеральная',
  'очиститель контактов': 'изопропанол',
  обезжириватель: 'растворители',
  'холодный цинк': 'цинк 98 %',
  'силиконовая смазка': 'силикон',
  'спрей антипригарный': 'водная эмульсия',
} as const

export const sprays = leaf('aerozoli', {
  name: 'Аэрозоли технические',
  code: 'SP',
  number: '9104',
  brands: 'fluid',
  share: 7,
  documents: papers,
  about: 'Проникающие смазки, очистители, цинк и антипригарные спреи.',
  sizes: [150, 210, 300, 400, 500, 520, 650],
  axes: {
    kind: Object.keys(bases) as (keyof typeof bases)[],
  },
  sizeCode: (v) => pad(v, 4),
  columns: ['volume', 'application', 'base', 'temperature'],
  filters: ['color', 'chlorine_free', 'country'],
  make: ({ size: v, kind, tier }) => ({
    name: `Аэрозоль ${kind}, ${v} мл`,
    attributes: {
      volume: v / 1000,
      application: kind,
      base: bases[kind],
      temperature: kind.startsWith('сил') ? '−40…+200' : '−20…+110',
      color: kind === 'холодный цинк' ? 'серый' : 'бесцветный',
      density: 780,
      flash_point: 20,
      container: 'баллон',
      pressure: 4,
      chlorine_free: tier > 0,
      shelf_life: 36,
      package_quantity: 12,
    },
    price: 95 + v * (kind === 'холодный цинк' ? 1.1 : 0.62),
    weight: v * 0.00095,
    pack: 12,
    picture: {
      family: 'spray-can',
      params: {
        color: {
          'проникающая смазка': 'blue',
          'очиститель контактов': 'green',
          обезжириватель: 'orange',
          'холодный цинк': 'graphite',
          'силиконовая смазка': 'yellow',
          'спрей антипригарный': 'red',
        }[kind] as string,
      },
    },
  }),
})
