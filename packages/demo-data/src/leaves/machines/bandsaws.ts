import { brandColor } from '../../catalog/brands.ts'
import { leaf } from '../../catalog/leaf.ts'
import { pad, round } from '../../text.ts'

import { machine, volts } from './tables.ts'

/** Width and thickness of the blade for a bar. */
const bladeOf = (d: number): string => {
  if (d < 220) return '20×0,9'
  if (d < 300) return '27×0,9'
  return d < 450 ? '34×1,1' : '41×1,3'
}

export const bandsaws = leaf('stanki-lentochnopilnye', {
  ...machine,
  name: 'Станки ленточнопильные',
  code: 'BS',
  number: '4104',
  about: 'Отрезка проката и труб под углом до 60°.',
  sizes: [
    [115, 1638, 0.55],
    [128, 1640, 0.55],
    [170, 2080, 0.75],
    [200, 2360, 1.1],
    [225, 2455, 1.1],
    [250, 2710, 1.5],
    [280, 3160, 2.2],
    [320, 3820, 2.2],
    [400, 4640, 4],
    [500, 5400, 5.5],
  ] as const,
  axes: { kind: ['ручной', 'полуавтоматический', 'автоматический'], swivel: [true, false] },
  // small saws are fed by hand
  isMade: ({ size: [d], kind }) =>
    kind === 'ручной' ? d <= 280 : d >= (kind === 'автоматический' ? 225 : 170),
  sizeCode: ([d]) => pad(d, 3),
  columns: ['cut_round', 'motor_power', 'blade_size', 'blade_speed', 'operation'],
  filters: ['swivel', 'voltage', 'country'],
  make: ({ size: [d, blade, power], kind, swivel, brand }) => {
    const phase = power > 1.2 ? 3 : 1
    return {
      name: `Станок ленточнопильный ${kind} ${d} мм${swivel ? ' с поворотом рамы' : ''}`,
      attributes: {
        cut_round: d,
        width: round(d * 1.1),
        motor_power: power,
        voltage: volts(phase),
        phases: phase,
        blade_size: `${blade}×${bladeOf(d)}`,
        blade_speed: d < 180 ? '20–50' : '24–90',
        operation: kind,
        swivel,
        turn_angle: swivel ? 60 : 45,
        drive: kind === 'ручной' ? 'ручная подача' : 'гидравлический',
        volume: round(d * 0.12),
        height: 900,
        dimensions: `${round(d * 5 + 500, -1)}×${round(d * 2.2 + 200, -1)}×1200`,
      },
      price:
        (18_000 + d ** 1.6 * 26) *
        (kind === 'ручной' ? 1 : kind === 'полуавтоматический' ? 1.7 : 2.9) *
        (swivel ? 1.1 : 1),
      weight: d ** 2.2 * 0.0016,
      picture: { family: 'bandsaw', params: { kind: 'metal', color: brandColor(brand) } },
    }
  },
})
