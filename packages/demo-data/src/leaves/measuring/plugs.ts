import { leaf } from '../../catalog/leaf.ts'
import { pad, round } from '../../text.ts'
import { coarse } from '../metric.ts'

const standardOf = (kind: string, side: string): string => {
  if (kind === 'пробка гладкая') return 'ГОСТ 14810-69'
  if (kind === 'кольцо резьбовое') return side === 'ПР' ? 'ГОСТ 17763-72' : 'ГОСТ 17764-72'
  return { ПР: 'ГОСТ 17756-72', НЕ: 'ГОСТ 17757-72' }[side] ?? 'ГОСТ 17758-72'
}

export const plugs = leaf('kalibry', {
  name: 'Калибры',
  code: 'KB',
  number: '8133',
  brands: 'measuring',
  share: 10,
  about: 'Гладкие и резьбовые калибры-пробки и калибры-кольца.',
  sizes: [
    3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 25, 27, 30, 32, 35, 36, 40, 42, 45, 48, 50,
  ],
  axes: {
    kind: ['пробка гладкая', 'пробка резьбовая', 'кольцо резьбовое'] as const,
    fit: ['H7', 'H9', 'H11'] as const,
    side: ['ПР', 'НЕ', 'ПР-НЕ'],
  },
  // a ring has one hole, so it is one side; a thread is of a size that has a coarse pitch
  isMade: ({ size, kind, side }) =>
    kind === 'пробка гладкая' ||
    (coarse[size] !== undefined && (kind === 'пробка резьбовая' || side !== 'ПР-НЕ')),
  sizeCode: (d) => pad(d, 3),
  columns: ['diameter', 'fit', 'gauge_kind', 'operation', 'verification'],
  filters: ['standard', 'country'],
  make: ({ size: d, kind, side, fit, tier }) => {
    const isSmooth = kind === 'пробка гладкая'
    const norm =
      kind === 'пробка гладкая'
        ? fit
        : kind === 'пробка резьбовая'
          ? { H7: '6H', H9: '7H', H11: '4H5H' }[fit]
          : { H7: '6g', H9: '8g', H11: '6e' }[fit]
    return {
      name: `Калибр-${kind} ${kind.endsWith('гладкая') ? `${d} мм` : `М${d}`} ${norm} ${side}`,
      attributes: {
        diameter: d,
        fit: norm,
        gauge_kind: side === 'ПР' ? 'проходная' : side === 'НЕ' ? 'непроходная' : 'двусторонняя',
        operation: kind,
        // a ring is as long as its thread
        length: kind === 'кольцо резьбовое' ? round(6 + d * 0.45) : round(60 + d * 1.9),
        tolerance: isSmooth ? 'по ГОСТ 24853-81' : 'по ГОСТ 24997-2004',
        hardness: tier > 1 ? null : 60,
        material: tier > 1 ? 'Твёрдый сплав' : 'Сталь ШХ15',
        verification: 'с калибровкой',
        registry: false,
        standard: standardOf(kind, side),
      },
      price:
        (560 + d * 28) *
        (tier > 1 ? 2.2 : 1) *
        (side === 'ПР-НЕ' ? 1.7 : 1) *
        (kind === 'пробка гладкая' ? 1 : 1.6),
      weight: 0.03 + d ** 1.7 * 0.0016,
      picture: {
        family: 'plug-gauge',
        params: { kind: kind.endsWith('гладкая') ? 'smooth' : 'thread' },
      },
    }
  },
})
