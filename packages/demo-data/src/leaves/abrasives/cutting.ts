import { leaf } from '../../catalog/leaf.ts'
import { num, pad } from '../../text.ts'

import { speedLimit } from './tables.ts'

/** What cuts each: silicon carbide is for stone, plain corundum too dull for what sticks. */
const abrasivesOf: Readonly<Record<string, readonly string[]>> = {
  сталь: ['14А', 'A', 'ZA'],
  'нержавеющая сталь': ['A', 'ZA'],
  камень: ['C'],
  алюминий: ['A', 'C'],
}

/** Large ones are for stationary machines. */
const peripheralOf = (d: number): number => (d < 300 ? 80 : 100)
const packOf = (d: number): number => (d < 200 ? 25 : d < 300 ? 10 : 5)

export const cutting = leaf('krugi-otreznye', {
  name: 'Круги отрезные',
  code: 'AC',
  number: '3601',
  brands: 'abrasive',
  share: 16,
  about: 'Армированные круги на бакелитовой связке для УШМ и отрезных станков.',
  sizes: [
    [115, 1, 22.23],
    [115, 1.6, 22.23],
    [125, 1, 22.23],
    [125, 1.2, 22.23],
    [125, 1.6, 22.23],
    [125, 2, 22.23],
    [150, 1.6, 22.23],
    [150, 2, 22.23],
    [180, 1.6, 22.23],
    [180, 2.5, 22.23],
    [230, 1.6, 22.23],
    [230, 2, 22.23],
    [230, 2.5, 22.23],
    [230, 3, 22.23],
    [300, 3.2, 32],
    [350, 3.5, 25.4],
    [400, 4, 32],
  ] as const,
  axes: {
    abrasive: ['14А', 'A', 'ZA', 'C'] as const,
    application: ['сталь', 'нержавеющая сталь', 'камень', 'алюминий'] as const,
  },
  // stone breaks a thin disc
  isMade: ({ size: [, t], abrasive, application }) =>
    (abrasivesOf[application]?.includes(abrasive) ?? false) && (application !== 'камень' || t >= 2),
  sizeCode: ([d, t]) => pad(d, 3) + pad(t * 10, 2),
  columns: ['disc_diameter', 'thickness', 'bore', 'application', 'abrasive'],
  filters: ['peripheral_speed', 'grit', 'country'],
  make: ({ size: [d, t, bore], abrasive, application }) => ({
    name: `Круг отрезной ${d}×${num(t)}×${num(bore)} мм ${abrasive}, ${application}`,
    attributes: {
      disc_diameter: d,
      thickness: t,
      bore,
      application,
      abrasive: {
        '14А': 'электрокорунд нормальный 14А',
        A: 'электрокорунд A',
        ZA: 'циркониевый электрокорунд',
        C: 'карбид кремния',
      }[abrasive],
      grit: t < 1.5 ? 'F60' : t < 3 ? 'F46' : 'F30',
      bond: 'бакелитовая BF',
      shape: '41, прямая',
      peripheral_speed: peripheralOf(d),
      max_speed: speedLimit(d, peripheralOf(d)),
      standard: 'ГОСТ 21963-2002',
      package_quantity: packOf(d),
    },
    price:
      (14 + d * 0.16 + (d / 100) ** 2 * t * 4) *
      (abrasive === 'ZA' ? 1.6 : 1) *
      (application === 'сталь' ? 1 : 1.2),
    weight: d ** 2 * t * 1.9e-6,
    pack: packOf(d),
    picture: {
      family: 'cutting-disc',
      params: {
        d,
        bore,
        kind: 'cutting',
        color: {
          сталь: 'graphite',
          'нержавеющая сталь': 'blue',
          камень: 'green',
          алюминий: 'orange',
        }[application] as string,
      },
    },
  }),
})
