import { leaf } from '../../catalog/leaf.ts'
import { pad, round } from '../../text.ts'
import { cuts, cylinderMass } from '../materials.ts'

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
    insert: ['APKT 1604', 'SEKT 1204', 'ONMU 0604', 'SNMX 1206', 'APMT 1135'],
    coolant: [true, false],
  },
  sizeCode: ([d, , z]) => pad(d, 3) + pad(z, 2),
  columns: ['diameter', 'bore', 'teeth', 'approach_angle', 'insert_fit'],
  filters: ['workpiece_material', 'coolant', 'country'],
  make: ({ size: [d, bore, z], insert, coolant }) => {
    const angle = insert.startsWith('AP')
      ? 90
      : insert.startsWith('ON')
        ? 43
        : insert.startsWith('SN')
          ? 75
          : 45
    const height = d < 63 ? 40 : d < 160 ? 50 : 63
    return {
      name: `Фреза торцевая ${d} мм Z=${z} ${angle}° посадка ${bore} мм под пластины ${insert}`,
      attributes: {
        ...cuts(['P', 'M', 'K']),
        diameter: d,
        bore,
        teeth: z,
        height,
        approach_angle: angle,
        insert_fit: insert,
        cutting_depth: insert.endsWith('1604') ? 15 : angle === 90 ? 9 : 6,
        coolant,
        material: 'Сталь 40ХН2МА',
        hardness: 44,
        max_speed: round(1_200_000 / d, -2),
        operation: 'плоскости и уступы',
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
