import { leaf } from '../../catalog/leaf.ts'
import { pad, round } from '../../text.ts'

import { machine, volts } from './tables.ts'

/** A ceramic wheel runs at 35 m/s at most. */
const isAllowed = (d: number, speed: number): boolean => (Math.PI * d * speed) / 60_000 <= 35

export const grinders = leaf('stanki-zatochnye', {
  ...machine,
  name: 'Станки заточные и шлифовальные',
  code: 'BG',
  number: '4105',
  about: 'Точильно-шлифовальные станки для заточки инструмента.',
  sizes: [
    [125, 0.15, 20, 32],
    [150, 0.25, 16, 12.7],
    [150, 0.4, 20, 32],
    [200, 0.55, 20, 32],
    [200, 0.75, 25, 76],
    [250, 0.9, 25, 32],
    [300, 1.5, 40, 76],
    [350, 2.2, 40, 127],
    [400, 3, 40, 203],
  ] as const,
  axes: {
    kind: ['точило', 'точильно-шлифовальный', 'ленточно-шлифовальный'],
    light: [true, false],
  },
  sizeCode: ([d, p]) => pad(d, 3) + pad(p * 100, 3),
  columns: ['disc_diameter', 'motor_power', 'idle_speed', 'operation', 'voltage'],
  filters: ['case_kind', 'country'],
  make: ({ size: [d, power, width, bore], kind, light }) => {
    const phase = power > 1 ? 3 : 1
    return {
      name: `Станок заточной ${kind} ${d} мм ${String(power).replace('.', ',')} кВт`,
      attributes: {
        disc_diameter: d,
        motor_power: power,
        voltage: volts(phase),
        phases: phase,
        idle_speed: isAllowed(d, 2950) ? 2950 : 1450,
        operation: kind,
        width,
        bore,
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
        params: { d, thickness: width, bore, color: 'grey' },
      },
    }
  },
})
