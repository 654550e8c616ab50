import { leaf } from '../../catalog/leaf.ts'
import { pad, round } from '../../text.ts'
import { cuts, cylinderMass } from '../materials.ts'

/** Approach angle and the deepest cut of an insert; small ones are for small bodies. */
const inserts = {
  'APKT 1604': { angle: 90, depth: 15, from: 40, to: 160 },
  'APMT 1135': { angle: 90, depth: 9, from: 40, to: 100 },
  'SEKT 1204': { angle: 45, depth: 6, from: 50, to: 250 },
  'ONMU 0604': { angle: 43, depth: 4, from: 50, to: 250 },
  'SNMX 1206': { angle: 75, depth: 9, from: 63, to: 250 },
} as const

export const faceMill = leaf('frezy-torcevye', {
  name: 'Фрезы торцевые корпусные',
  code: 'FM',
  number: '2214',
  brands: 'cutting',
  share: 8,
  about: 'Насадные корпуса под сменные пластины для фрезерования плоскостей.',
  sizes: [
    [40, 16, 3],
    [40, 16, 4],
    [50, 22, 4],
    [50, 22, 5],
    [63, 22, 5],
    [63, 22, 6],
    [80, 27, 6],
    [80, 27, 7],
    [100, 32, 7],
    [100, 32, 8],
    [125, 40, 8],
    [125, 40, 10],
    [160, 40, 10],
    [160, 40, 12],
    [200, 60, 12],
    [250, 60, 14],
  ] as const,
  axes: {
    insert: Object.keys(inserts) as (keyof typeof inserts)[],
    coolant: [true, false],
  },
  isMade: ({ size: [d], insert }) => d >= inserts[insert].from && d <= inserts[insert].to,
  sizeCode: ([d, , z]) => pad(d, 3) + pad(z, 2),
  columns: ['diameter', 'bore', 'teeth', 'approach_angle', 'insert_fit'],
  filters: ['workpiece_material', 'coolant', 'country'],
  make: ({ size: [d, bore, z], insert, coolant }) => {
    const { angle, depth } = inserts[insert]
    const height = d < 63 ? 40 : d < 160 ? 50 : 63
    return {
      name: `Фреза торцевая ${d} мм Z=${z} ${angle}° посадка ${bore} мм под пластины ${insert}${coolant ? ' с внутренним подводом СОЖ' : ''}`,
      attributes: {
        ...cuts(['P', 'M', 'K']),
        diameter: d,
        bore,
        teeth: z,
        height,
        approach_angle: angle,
        insert_fit: insert,
        cutting_depth: depth,
        coolant,
        material: 'Сталь 40ХН2МА',
        hardness: 44,
        max_speed: round(1_200_000 / d, -2),
        operation: angle === 90 ? 'плоскости и уступы' : 'плоскости',
      },
      price: 2600 + d * 85 + z * 900 + (coolant ? 1800 : 0),
      weight: cylinderMass(d, height) * 0.6,
      picture: {
        family: 'face-mill',
        params: { teeth: z, kind: angle === 90 ? 'square' : 'round' },
      },
    }
  },
})
