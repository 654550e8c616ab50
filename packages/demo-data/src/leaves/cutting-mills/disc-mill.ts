import { leaf } from '../../catalog/leaf.ts'
import { num, pad } from '../../text.ts'
import {
  bare,
  coatingWord,
  cutsOf,
  cylinderMass,
  hss,
  hssCobalt,
  rockwellOf,
  tin,
} from '../materials.ts'

// ГОСТ 2679
const sawWidths = [1, 1.2, 1.6, 2, 2.5, 3, 4, 5]
const sawBores: Readonly<Record<number, number>> = {
  50: 13,
  63: 16,
  80: 22,
  100: 22,
  125: 22,
  160: 32,
}
const standards = {
  трёхсторонняя: 'ГОСТ 28527-90',
  пазовая: 'ГОСТ 3964-69',
  отрезная: 'ГОСТ 2679-2014',
}

export const discMill = leaf('frezy-diskovye', {
  name: 'Фрезы дисковые',
  code: 'DM',
  number: '2240',
  brands: 'cutting',
  about: 'Трёхсторонние, пазовые и отрезные насадные фрезы.',
  sizes: [
    [50, 5, 16, 14],
    [63, 4, 22, 16],
    [63, 6, 22, 16],
    [63, 8, 22, 16],
    [80, 5, 27, 18],
    [80, 8, 27, 18],
    [80, 10, 27, 18],
    [80, 12, 27, 18],
    [100, 6, 32, 20],
    [100, 8, 32, 20],
    [100, 10, 32, 20],
    [100, 14, 32, 20],
    [125, 8, 32, 22],
    [125, 12, 32, 22],
    [125, 16, 32, 22],
    [160, 10, 40, 26],
    [160, 14, 40, 26],
    [160, 20, 40, 26],
  ] as const,
  axes: {
    kind: ['трёхсторонняя', 'пазовая', 'отрезная'] as const,
    material: [hss, hssCobalt],
    coating: [bare, tin],
  },
  sizeCode: ([d, b]) => pad(d, 3) + pad(b, 2),
  columns: ['diameter', 'width', 'bore', 'teeth', 'tool_material'],
  filters: ['workpiece_material', 'operation', 'coating', 'country'],
  make: ({ size: [d, b, own, z], kind, material, coating }) => {
    const width = kind === 'отрезная' ? (sawWidths.findLast((one) => one <= b / 4) ?? 1) : b
    const bore = kind === 'отрезная' ? (sawBores[d] ?? own) : own
    const teeth = kind === 'отрезная' ? z * 4 : z
    return {
      name: `Фреза дисковая ${kind} ${d}×${num(width)}×${bore} мм Z=${teeth} ${material.short}${coatingWord(coating)}`,
      attributes: {
        ...cutsOf(material, coating),
        diameter: d,
        width,
        bore,
        teeth,
        operation: kind,
        tool_material: material.name,
        coating: coating.name,
        hardness: rockwellOf(material),
        accuracy_class: 'нормальный',
        mounting: 'насадная со шпоночным пазом',
        standard: standards[kind],
      },
      price: (420 + d * 9 + (d / 10) ** 2 * width * 0.9) * material.factor * coating.factor,
      weight: cylinderMass(d, width) * 0.75,
      picture: {
        family: 'disc-mill',
        params: { d, thickness: width, teeth, coating: coating.picture },
      },
    }
  },
})
