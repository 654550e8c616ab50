import { leaf } from '../../catalog/leaf.ts'
import { num, pad, round } from '../../text.ts'

/** Sets of stars by how many keys they have: from which to which. */
const stars: Readonly<Record<number, readonly [from: number, to: number]>> = {
  7: [10, 40],
  8: [9, 40],
  9: [10, 50],
}

export const keys = leaf('nabory-shestigrannikov', {
  name: 'Наборы ключей',
  code: 'KS',
  number: '7815',
  brands: 'hand',
  share: 6,
  unit: 'компл',
  about: 'Имбусовые ключи и TORX в держателях.',
  sizes: [
    [7, 1.5, 6],
    [8, 1.5, 8],
    [9, 1.5, 10],
    [10, 1.5, 12],
    [13, 2, 14],
    [15, 1.5, 17],
  ] as const,
  axes: {
    profile: ['HEX', 'TORX', 'HEX с шаром'],
    kind: ['короткие', 'длинные', 'сверхдлинные'],
    material: ['Сталь CrV', 'Сталь S2'],
  },
  isMade: ({ size: [items], profile }) => profile !== 'TORX' || items in stars,
  sizeCode: ([items]) => pad(items, 2),
  columns: ['items', 'profile', 'wrench_size', 'operation', 'material'],
  filters: ['case_kind', 'country'],
  make: ({ size: [items, ...hexes], profile, kind, material }) => {
    const [from, to] = (profile === 'TORX' ? stars[items] : undefined) ?? hexes
    return {
      name: `Набор ключей ${profile} ${items} предметов ${kind} ${profile === 'TORX' ? `T${from}–T${to}` : `${num(from)}–${to} мм`} ${material.replace('Сталь ', '')}`,
      attributes: {
        items,
        profile,
        wrench_size: profile === 'TORX' ? null : to,
        wrench_size_2: profile === 'TORX' ? null : from,
        tip: profile === 'TORX' ? `T${from}–T${to}` : null,
        operation: kind,
        length: kind === 'короткие' ? 140 : kind === 'длинные' ? 190 : 230,
        material,
        finish: 'матовый хром',
        hardness: 58,
        case_kind: 'пластиковый держатель',
        torque: profile === 'TORX' ? null : round(to ** 2 * 0.8),
        standard: profile === 'TORX' ? 'ISO 10664' : 'ГОСТ 11737-93',
      },
      price:
        (120 + items * 34) *
        (kind === 'короткие' ? 1 : 1.4) *
        (material === 'Сталь S2' ? 1.25 : 1) *
        (profile === 'HEX' ? 1 : 1.2),
      weight: items * 0.04 + (profile === 'TORX' ? 0.06 : to * 0.012),
      picture: {
        family: 'hex-key-set',
        params: { teeth: items, coating: material === 'Сталь S2' ? 'black' : 'steel' },
      },
    }
  },
})
