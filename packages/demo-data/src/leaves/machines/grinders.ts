import { leaf } from '../../catalog/leaf.ts'
import { pad, round } from '../../text.ts'

import { machine, volts } from './tables.ts'

export const grinders = leaf('stanki-zatochnye', {
  ...machine,
  name: 'Станки заточные и шлифовальные',
  code: 'BG',
  number: '4105',
  about: 'Точильно-шлифовальные станки для заточки инструмента.',
  sizes: [
    [125, 0.15],
    [150, 0.25],
    [150, 0.4],
    [200, 0.55],
    [200, 0.75],
    [250, 0.9],
    [300, 1.5],
    [350, 2.2],
    [400, 3],
  ] as const,
  axes: {
    kind: ['точило', 'точильно-шлифовальный', 'ленточно-шлифовальный'],
    light: [true, false],
  },
  sizeCode: ([d, p]) => pad(d, 3) + pad(p * 100, 3),
  columns: ['disc_diameter', 'motor_power', 'idle_speed', 'operation', 'voltage'],
  filters: ['case_kind', 'country'],
  make: ({ size: [d, power], kind, light }) => {
    const phase = power > 1 ? 3 : 1
    return {
      name: `Станок заточной ${kind} ${d} мм ${String(power).replace('.', ',')} кВт`,
      attributes: {
        disc_diameter: d,
        motor_power: power,
        voltage: volts(phase),
        phases: phase,
        idle_speed: d > 250 ? 1450 : 2950,
        operation: kind,
        width: round(d * 0.1 + 5),
        bore: d < 160 ? 12.7 : 32,
        case_kind: light ? 'с подсветкой и экранами' : 'с защитными экранами',
        mounting: d < 250 ? 'на верстак' : 'на тумбе',
        noise: 78,
        protection: 'IP20',
        dimensions: `${round(d * 2)}×${round(d * 1.2)}×${d < 250 ? 300 : 1150}`,
      },
      price:
        (2_400 + d * 16 + power * 9_000) *
        (kind === 'точило' ? 1 : kind.startsWith('точ') ? 1.3 : 1.7) *
        (light ? 1.06 : 1),
      weight: 4 + d ** 1.8 * 0.0018,
      picture: {
        family: 'grinding-wheel',
        params: { d, thickness: d * 0.1 + 5, bore: d < 160 ? 12.7 : 32, color: 'grey' },
      },
    }
  },
})
