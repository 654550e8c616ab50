import { brandColor } from '../../catalog/brands.ts'
import { leaf } from '../../catalog/leaf.ts'
import { pad, round } from '../../text.ts'

import { machine, volts } from './tables.ts'

const rows = [
  [13, 0.35],
  [13, 0.55],
  [16, 0.55],
  [16, 0.75],
  [20, 1.1],
  [25, 1.1],
  [32, 1.5],
  [40, 2.2],
  [50, 4],
  [63, 5.5],
] as const
// which holes each is made for; gears turn heavy drills and whatever hangs on a magnet
const kinds = [
  { kind: 'настольный', drive: 'ременный', from: 13, to: 25 },
  { kind: 'напольный', drive: 'ременный', from: 16, to: 32 },
  { kind: 'напольный', drive: 'редукторный', from: 25, to: 63 },
  { kind: 'магнитный', drive: 'редукторный', from: 13, to: 40 },
] as const
export const drilling = leaf('stanki-sverlilnye', {
  ...machine,
  name: 'Станки сверлильные',
  code: 'DP',
  number: '4103',
  about: 'Настольные, напольные и магнитные станки.',
  sizes: rows,
  axes: { kind: ['настольный', 'напольный', 'магнитный'], drive: ['ременный', 'редукторный'] },
  isMade: ({ size: [d], ...made }) =>
    kinds.some(
      ({ kind, drive, from, to }) =>
        kind === made.kind && drive === made.drive && d >= from && d <= to,
    ),
  sizeCode: ([d, p]) => pad(d, 2) + pad(p * 100, 3),
  columns: ['drill_steel', 'motor_power', 'spindle_taper', 'spindle_speeds', 'operation'],
  filters: ['drive', 'voltage', 'country'],
  make: ({ size: [d, power], kind, drive, brand }) => {
    const isMagnetic = kind === 'магнитный'
    const phase = power > 1.6 && !isMagnetic ? 3 : 1
    return {
      name: `Станок сверлильный ${kind} ${d} мм, привод ${drive}`,
      attributes: {
        drill_steel: d,
        motor_power: power,
        voltage: volts(phase),
        phases: phase,
        spindle_taper: d < 17 ? 'B16' : d < 26 ? 'Морзе 2' : d < 41 ? 'Морзе 4' : 'Морзе 5',
        spindle_speeds: isMagnetic ? '100–450' : '180–2740',
        operation: kind,
        drive,
        stroke: round(50 + d * 3),
        reach: round(110 + d * 6),
        table: isMagnetic ? null : `${round(180 + d * 6, -1)}×${round(180 + d * 5, -1)}`,
        clamping_force: isMagnetic ? round(9 + d * 0.2) : null,
        dimensions: isMagnetic
          ? `${280 + d * 3}×${180 + d * 2}×${380 + d * 3}`
          : `${420 + d * 9}×${300 + d * 6}×${kind === 'напольный' ? 1700 : 800}`,
      },
      price:
        (9_000 + d * 900 + power * 14_000) *
        (isMagnetic ? 1.6 : kind === 'напольный' ? 1.4 : 1) *
        (drive === 'редукторный' ? 1.5 : 1),
      weight: isMagnetic ? 8 + d * 0.4 : 14 + d ** 1.6 * 0.9,
      picture: { family: 'drill-press', params: { kind: 'bench', color: brandColor(brand) } },
    }
  },
})
