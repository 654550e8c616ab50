import { leaf } from '../../catalog/leaf.ts'
import { pad } from '../../text.ts'
import { cuts } from '../materials.ts'

// ГОСТ 18877 and the like; a boring tool is square and reaches farther, ГОСТ 18882
const sections = [
  [16, 10, 110],
  [20, 12, 120],
  [25, 16, 140],
  [32, 20, 170],
  [40, 25, 200],
] as const
const boring = [
  [16, 16, 140],
  [20, 20, 200],
  [25, 25, 240],
] as const

const approachOf = {
  'проходной отогнутый': 45,
  'проходной упорный': 90,
  подрезной: 90,
  отрезной: 90,
  расточной: 60,
  резьбовой: 60,
}

export const brazed = leaf('rezcy-tokarnye', {
  name: 'Резцы токарные напайные',
  code: 'TB',
  number: '2100',
  brands: 'cutting',
  share: 14,
  about: 'Резцы с напайными пластинами Т5К10, Т15К6 и ВК8 для универсальных станков.',
  sizes: [...sections, ...boring],
  axes: {
    kind: [
      'проходной отогнутый',
      'проходной упорный',
      'подрезной',
      'отрезной',
      'расточной',
      'резьбовой',
    ] as const,
    grade: ['Т5К10', 'Т15К6', 'ВК8'],
    hand: ['правый', 'левый'],
  },
  isMade: ({ size: [h, b], kind }) => (kind === 'расточной') === (h === b),
  sizeCode: ([h, b]) => pad(h, 2) + pad(b, 2),
  columns: ['operation', 'holder_section', 'overall_length', 'grade', 'hand'],
  filters: ['approach_angle', 'country'],
  make: ({ size: [h, b, length], kind, grade, hand }) => {
    const standards = {
      'проходной отогнутый': 'ГОСТ 18877-73',
      'проходной упорный': 'ГОСТ 18879-73',
      подрезной: 'ГОСТ 18880-73',
      отрезной: 'ГОСТ 18884-73',
      расточной: 'ГОСТ 18882-73',
      резьбовой: 'ГОСТ 18885-73',
    }
    return {
      name: `Резец ${kind} ${h}×${b}×${length} мм ${grade}${hand === 'левый' ? ' левый' : ''} ${standards[kind]}`,
      attributes: {
        operation: kind,
        holder_section: `${h}×${b}`,
        height: h,
        width: b,
        overall_length: length,
        grade,
        hand,
        approach_angle: approachOf[kind],
        tool_material: 'Твёрдый сплав',
        material: 'Сталь 45',
        ...cuts(grade === 'ВК8' ? ['K', 'N'] : ['P']),
        standard: standards[kind],
        package_quantity: h < 32 ? 5 : 1,
      },
      price: 90 + h * b * 0.55 + (grade === 'ВК8' ? 20 : 0),
      weight: h * b * length * 7.4e-6,
      pack: h < 32 ? 5 : 1,
      picture: {
        family: 'turning-tool',
        params: {
          shape: kind === 'резьбовой' ? 'T' : kind === 'отрезной' ? 'S' : 'C',
          kind: kind === 'расточной' ? 'internal' : 'external',
          coating: 'carbide',
        },
      },
    }
  },
})
