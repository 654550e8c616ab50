import { leaf } from '../../catalog/leaf.ts'
import { pad, round } from '../../text.ts'
import { cylinderMass } from '../materials.ts'

const spiral = 'спирально-реечный'
const wedge = 'клиновой механизированный'
const independent = 'с независимыми кулачками'
const standards: Readonly<Record<string, string>> = {
  [spiral]: 'ГОСТ 2675-80',
  [wedge]: 'ГОСТ 24351-80',
  [independent]: 'ГОСТ 3890-82',
}

export const latheChucks = leaf('patrony-tokarnye', {
  name: 'Патроны токарные',
  code: 'PL',
  number: '7100',
  brands: 'tooling',
  about: 'Трёхкулачковые самоцентрирующие и четырёхкулачковые с независимыми кулачками.',
  sizes: [80, 100, 125, 160, 200, 250, 315, 400, 500, 630],
  axes: {
    jaws: [3, 4],
    mounting: ['на планшайбу (тип 1)', 'конус 1:4 тип 2', 'конус 1:4 тип 3'],
    drive: [spiral, wedge, independent],
  },
  // four jaws are set one by one; small chucks have neither a cone nor a power drive
  isMade: ({ size: d, jaws, mounting, drive }) =>
    (jaws === 4) === (drive === independent) &&
    (d >= 160 || (mounting.endsWith('(тип 1)') && drive !== wedge)),
  sizeCode: (d) => pad(d, 3),
  columns: ['diameter', 'jaws', 'bore', 'mounting', 'max_speed'],
  filters: ['drive', 'accuracy_class', 'country'],
  make: ({ size: d, jaws, mounting, drive, tier }) => {
    const accuracy = tier > 1 ? 'А' : tier === 1 ? 'П' : 'Н'
    return {
      name: `Патрон токарный ${d} мм ${jaws}-кулачковый ${drive}, ${mounting}, класс точности ${accuracy}`,
      attributes: {
        diameter: d,
        jaws,
        bore: round(d * 0.26),
        height: round(40 + d * 0.19),
        mounting,
        drive,
        clamping_max: round(d * 0.95),
        clamping_min: round(2 + d * 0.02),
        max_speed: round(420_000 / d, -1),
        clamping_force: round(d * 0.19),
        accuracy_class: accuracy,
        // as fine as it was set
        runout: drive === independent ? null : tier > 1 ? 30 : 60,
        material: 'Чугун СЧ30',
        standard: standards[drive] ?? null,
      },
      price:
        (1900 + d * 46 + d ** 1.7 * 1.1) * (jaws === 4 ? 1.35 : 1) * (drive === wedge ? 2.1 : 1),
      weight: cylinderMass(d, 40 + d * 0.19) * 0.72,
      picture: { family: 'lathe-chuck', params: { teeth: jaws } },
    }
  },
})
