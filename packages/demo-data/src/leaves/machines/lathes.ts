import { brandColor } from '../../catalog/brands.ts'
import { leaf } from '../../catalog/leaf.ts'
import { pad, round } from '../../text.ts'

import { machine, volts } from './tables.ts'

/** Diameters of chucks, and which of them a lathe turns. */
const chucks = [80, 100, 125, 160, 200, 250, 315, 400]
const chuckOf = (swing: number): number => chucks.findLast((d) => d <= swing * 0.6) ?? 80

const rows = [
  [180, 300, 0.4],
  [210, 400, 0.75],
  [250, 550, 0.75],
  [280, 700, 1.1],
  [320, 750, 1.5],
  [360, 1000, 2.2],
  [400, 1000, 4],
  [430, 1500, 5.5],
  [500, 1500, 7.5],
  [660, 2000, 11],
  [800, 3000, 15],
] as const
// a bench lathe has neither a numeric control nor a readout; a controlled one needs no readout
const sizes = rows.flatMap(([swing, centre, power]) =>
  (['', 'УЦИ', 'ЧПУ'] as const)
    .filter((kit) => kit === '' || (kit === 'УЦИ' ? swing >= 280 : power >= 5))
    .map((kit) => ({ swing, centre, power, kit })),
)

export const lathes = leaf('stanki-tokarnye', {
  ...machine,
  name: 'Станки токарные',
  code: 'LT',
  number: '4101',
  about: 'Токарно-винторезные и настольные станки для единичного и серийного производства.',
  sizes,
  axes: {},
  sizeCode: ({ swing, centre, kit }) =>
    `${pad(swing, 3)}${pad(centre, 4)}${{ '': 0, УЦИ: 1, ЧПУ: 2 }[kit]}`,
  columns: ['swing', 'centre_distance', 'motor_power', 'spindle_bore', 'cnc'],
  filters: ['readout', 'voltage', 'country'],
  make: ({ size: { swing, centre, power, kit }, brand }) => {
    const cnc = kit === 'ЧПУ' ? 'ЧПУ' : 'без ЧПУ'
    const readout = kit === 'УЦИ'
    const isBench = swing < 260
    const noun =
      cnc === 'ЧПУ' ? 'токарный с ЧПУ' : isBench ? 'токарный настольный' : 'токарно-винторезный'
    const phase = power > 1.6 ? 3 : 1
    return {
      name: `Станок ${noun} ${swing}×${centre} мм${readout ? ' с УЦИ' : ''}`,
      attributes: {
        swing,
        centre_distance: centre,
        motor_power: power,
        voltage: volts(phase),
        phases: phase,
        spindle_bore: round(swing * 0.13),
        spindle_taper: swing < 250 ? 'Морзе 3' : swing < 400 ? 'Морзе 5' : 'Морзе 6',
        spindle_speeds: cnc === 'ЧПУ' ? '50–4000' : swing < 300 ? '50–2500' : '25–1600',
        chuck: `${chuckOf(swing)} мм, самоцентрирующий`,
        thread: 'метрическая 0,4–7 мм',
        cnc,
        readout,
        runout: 9,
        accuracy_class: 'П',
        dimensions: isBench
          ? `${centre + 500}×${round(swing * 1.7)}×${round(swing * 1.8)}`
          : `${centre + 900}×${round(swing * 2.1)}×${round(900 + swing)}`,
      },
      price:
        (60_000 + swing ** 1.75 * 13 + centre * 190) *
        (cnc === 'ЧПУ' ? 2.3 : 1) *
        (readout ? 1.08 : 1),
      weight: swing ** 3 * 1e-5 + swing * centre * 0.0009,
      picture: {
        family: 'lathe',
        params: { kind: cnc === 'ЧПУ' ? 'cnc' : 'manual', color: brandColor(brand) },
      },
    }
  },
})
