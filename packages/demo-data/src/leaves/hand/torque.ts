import { leaf } from '../../catalog/leaf.ts'
import { pad, round } from '../../text.ts'

/** From which to which largest moment, N·m, a square is made. */
const strongest: Readonly<Record<string, readonly [from: number, to: number]>> = {
  '1/4"': [6, 25],
  '3/8"': [25, 110],
  '1/2"': [60, 350],
  '3/4"': [350, 980],
}

export const torque = leaf('klyuchi-dinamometricheskie', {
  name: 'Ключи динамометрические',
  code: 'TQ',
  number: '7813',
  brands: 'hand',
  share: 5,
  documents: ['passport', 'certificate'],
  about: 'Затяжка с контролем момента, щелчковые и цифровые.',
  sizes: [
    [1, 6],
    [2, 25],
    [5, 25],
    [10, 60],
    [20, 110],
    [28, 210],
    [40, 210],
    [65, 350],
    [100, 500],
    [140, 980],
  ] as const,
  axes: { square: Object.keys(strongest), kind: ['щелчковый', 'цифровой'] },
  isMade: ({ size: [, to], square }) => {
    const [from, upTo] = strongest[square] as readonly [number, number]
    return to >= from && to <= upTo
  },
  sizeCode: ([from, to]) => pad(from, 3) + pad(to, 3),
  columns: ['torque_min', 'torque', 'square', 'reading', 'torque_error'],
  filters: ['verification', 'country'],
  make: ({ size: [from, to], square, kind }) => ({
    name: `Ключ динамометрический ${kind} ${square} ${from}–${to} Н·м`,
    attributes: {
      torque_min: from,
      torque: to,
      square,
      reading: kind === 'цифровой' ? 'цифровой' : 'шкала',
      torque_error: kind === 'цифровой' ? 2 : 4,
      length: round(180 + to * 1.05),
      ratchet_teeth: 48,
      hand: 'правый и левый',
      verification: 'с калибровкой',
      material: 'Сталь CrMo',
      handle: 'рифлёная сталь',
      standard: 'ГОСТ 33530-2015',
    },
    price: (2300 + to * 12) * (kind === 'цифровой' ? 3.2 : 1),
    weight: 0.5 + to * 0.005,
    picture: { family: 'ratchet-socket', params: { size: 13, length: 38, kind: 'ratchet' } },
  }),
})
