import { leaf } from '../../catalog/leaf.ts'
import { num, pad, round } from '../../text.ts'

const wrenchSizes = [
  5.5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 22, 24, 27, 30, 32, 36, 41, 46,
]
/** From which to which wrench size a square turns, and how many N·m it stands, ISO 1174. */
const squares = {
  '1/4"': [5.5, 14, 62],
  '3/8"': [8, 22, 202],
  '1/2"': [10, 32, 512],
  '3/4"': [19, 46, 1412],
} as const
export const sockets = leaf('golovki-torcevye', {
  name: 'Головки торцевые',
  code: 'GT',
  number: '7812',
  brands: 'hand',
  share: 12,
  about: 'Шестигранные и двенадцатигранные, обычные, удлинённые и ударные.',
  sizes: wrenchSizes,
  axes: {
    square: Object.keys(squares) as (keyof typeof squares)[],
    profile: ['6-гранный', '12-гранный'],
    kind: ['обычная', 'удлинённая', 'ударная'],
  },
  // twelve points do not stand blows
  isMade: ({ size, square, profile, kind }) =>
    size >= squares[square][0] &&
    size <= squares[square][1] &&
    (kind !== 'ударная' || profile === '6-гранный'),
  sizeCode: (size) => pad(size * 10, 3),
  columns: ['wrench_size', 'square', 'profile', 'length', 'operation'],
  filters: ['material', 'country'],
  make: ({ size, square, profile, kind }) => {
    const length = kind === 'обычная' ? 26 + round(size * 0.6) : 70 + round(size * 0.4)
    return {
      name: `Головка торцевая ${kind} ${square} ${num(size)} мм ${profile.replace(/ый$/, 'ая')}`,
      attributes: {
        wrench_size: size,
        square,
        profile,
        operation: kind,
        length,
        diameter: round(size * 1.32 + 3, 1),
        material: kind === 'ударная' ? 'Сталь CrMo' : 'Сталь CrV',
        finish: kind === 'ударная' ? 'фосфатирование' : 'хром',
        hardness: 46,
        torque: Math.min(round(size ** 2 * 0.6), squares[square][2]),
        standard: 'ГОСТ 25604-83',
      },
      price: (58 + size * 6 + size ** 1.6 * 0.5) * (kind === 'обычная' ? 1 : 1.5),
      weight: 0.02 + size ** 2 * length * 3.2e-6,
      pack: size < 20 ? 5 : 1,
      picture: {
        family: 'ratchet-socket',
        params: { size, length, kind: kind === 'ударная' ? 'impact' : 'socket' },
      },
    }
  },
})
