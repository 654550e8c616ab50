import { leaf } from '../../catalog/leaf.ts'
import { pad, round } from '../../text.ts'

import { finishes, steels } from './tables.ts'

const rows = [
  [6, 7],
  [8, 10],
  [9, 11],
  [10, 12],
  [12, 13],
  [13, 14],
  [13, 17],
  [14, 15],
  [16, 17],
  [16, 18],
  [17, 19],
  [18, 21],
  [19, 22],
  [22, 24],
  [24, 27],
  [27, 30],
  [30, 32],
  [32, 36],
  [36, 41],
  [41, 46],
  [46, 50],
  [50, 55],
] as const
export const wrenches = leaf('klyuchi-gaechnye', {
  name: 'Ключи гаечные',
  code: 'WR',
  number: '7811',
  brands: 'hand',
  share: 18,
  about: 'Рожковые, накидные и комбинированные ключи.',
  sizes: rows,
  axes: {
    kind: ['рожковый', 'накидной', 'комбинированный', 'комбинированный трещоточный'],
    material: steels,
    finish: finishes,
  },
  // a combination wrench has one size: once each
  // and a ratchet is never a large one
  isMade: ({ size, kind }) =>
    !kind.startsWith('комб') ||
    (rows.find(([, b]) => b === size[1]) === size &&
      (!kind.endsWith('трещоточный') || size[1] <= 32)),
  sizeCode: ([a, b]) => pad(a, 2) + pad(b, 2),
  columns: ['wrench_size', 'operation', 'length', 'material', 'finish'],
  filters: ['wrench_size_2', 'country'],
  make: ({ size: [a, b], kind, material, finish }) => {
    const isCombined = kind.startsWith('комб')
    const length = round(60 + b * 7.6)
    const ratchetTeeth = kind.endsWith('трещоточный') ? 72 : null
    return {
      name: `Ключ ${kind} ${isCombined ? b : `${a}×${b}`} мм ${material.replace('Сталь ', '')}, ${finish}`,
      attributes: {
        wrench_size: isCombined ? b : a,
        wrench_size_2: isCombined ? null : b,
        operation: kind,
        length,
        thickness: round(3 + b * 0.26, 1),
        material,
        finish,
        hardness: 44,
        torque: round(b ** 2.3 * 0.25),
        turn_angle: ratchetTeeth ? 360 / ratchetTeeth : 15,
        ratchet_teeth: ratchetTeeth,
        standard:
          kind === 'рожковый'
            ? 'ГОСТ 2839-80'
            : kind === 'накидной'
              ? 'ГОСТ 2906-80'
              : 'ГОСТ 16983-80',
      },
      price:
        (70 + b * 9 + b ** 1.8 * 0.55) *
        (kind.endsWith('трещоточный') ? 3.1 : isCombined ? 1.1 : 1) *
        (material === 'Сталь 40Х' ? 0.75 : 1),
      weight: b ** 2.2 * 0.00022 + 0.02,
      pack: b < 20 ? 5 : 1,
      picture: {
        family: 'wrench',
        params: {
          size: b,
          kind: kind === 'рожковый' ? 'open' : kind === 'накидной' ? 'ring' : 'combination',
        },
      },
    }
  },
})
