import { brandColor } from '../../catalog/brands.ts'
import { leaf } from '../../catalog/leaf.ts'
import { pad, round } from '../../text.ts'

import { machine, volts } from './tables.ts'

const kinds = [
  {
    kind: 'вертикальный',
    tables: [
      [500, 140, 0.6],
      [600, 180, 0.75],
      [700, 180, 1.1],
      [850, 240, 1.5],
      [1000, 260, 2.2],
      [1270, 254, 2.2],
      [1370, 320, 4],
      [1600, 360, 7.5],
    ],
    kits: ['', 'УЦИ'],
  },
  {
    kind: 'широкоуниверсальный',
    tables: [
      [700, 210, 1.5],
      [1000, 240, 2.2],
      [1270, 280, 4],
      [1600, 360, 7.5],
      [1800, 460, 11],
    ],
    kits: ['', 'УЦИ'],
  },
  {
    kind: 'обрабатывающий центр',
    tables: [
      [700, 420, 5.5],
      [850, 500, 7.5],
      [1000, 600, 11],
      [1300, 700, 15],
      [1700, 800, 18.5],
    ],
    kits: [''],
  },
] as const
const sizes = kinds.flatMap(({ kind, tables, kits }, at) =>
  tables.flatMap(([l, w, power]) => kits.map((kit) => ({ kind, l, w, power, kit, at }))),
)

export const milling = leaf('stanki-frezernye', {
  ...machine,
  name: 'Станки фрезерные',
  code: 'MM',
  number: '4102',
  about: 'Вертикальные, широкоуниверсальные и обрабатывающие центры.',
  sizes,
  axes: {},
  sizeCode: ({ l, w, kit, at }) => `${pad(l, 4)}${pad(w, 3)}${at}${kit === '' ? 0 : 1}`,
  columns: ['table', 'travel', 'motor_power', 'spindle_taper', 'cnc'],
  filters: ['operation', 'readout', 'country'],
  make: ({ size: { kind, l, w, power, kit }, brand }) => {
    const readout = kit === 'УЦИ'
    const isCentre = kind.startsWith('обр')
    const phase = power > 1.6 ? 3 : 1
    return {
      name: isCentre
        ? `Центр обрабатывающий вертикальный стол ${l}×${w} мм`
        : `Станок фрезерный ${kind} стол ${l}×${w} мм${readout ? ' с УЦИ' : ''}`,
      attributes: {
        table: `${l}×${w}`,
        travel: `${round(l * 0.6, -1)} × ${round(w * 0.95, -1)} × ${round(isCentre ? w : w * 1.5, -1)}`,
        motor_power: power,
        voltage: volts(phase),
        phases: phase,
        spindle_taper: isCentre ? 'BT40' : power < 1 ? 'Морзе 3' : 'ISO 40',
        spindle_speeds: isCentre ? '100–12000' : '60–3000',
        operation: kind,
        cnc: isCentre ? 'ЧПУ' : 'без ЧПУ',
        readout,
        repeatability: isCentre ? 0.005 : 0.02,
        total_load: round(l * 0.25),
        accuracy_class: 'П',
        dimensions: `${l + 500}×${isCentre ? w * 4 : w * 5}×${1700 + w}`,
      },
      price:
        (90_000 + l * w * 1.5) *
        (isCentre ? 6 : kind === 'вертикальный' ? 1 : 1.35) *
        (readout ? 1.07 : 1),
      weight: l * w * 0.0045 * (isCentre ? 3 : 1),
      picture: {
        family: 'milling-machine',
        params: { kind: isCentre ? 'cnc' : 'manual', color: brandColor(brand) },
      },
    }
  },
})
