import { leaf } from '../../catalog/leaf.ts'
import { pad, round } from '../../text.ts'
import { cylinderMass } from '../materials.ts'

export const latheChucks = leaf('patrony-tokarnye', {
  name: 'Патроны токарные',
  code: 'PL',
  number: '7100',
  brands: 'tooling',
  about: 'Трёх- и четырёхкулачковые самоцентрирующие и с независимыми кулачками.',
  sizes: [80, 100, 125, 160, 200, 250, 315, 400, 500, 630],
  axes: {
    jaws: [3, 4],
    mounting: ['на планшайбу (тип 1)', 'конус 1:4 тип 2', 'конус 1:4 тип 3'],
    drive: ['спирально-реечный', 'клиновой механизированный'],
  },
  sizeCode: (d) => pad(d, 3),
  columns: ['diameter', 'jaws', 'bore', 'mounting', 'max_speed'],
  filters: ['drive', 'accuracy_class', 'country'],
  make: ({ size: d, jaws, mounting, drive, tier }) => ({
    name: `Патрон токарный ${d} мм ${jaws}-кулачковый ${drive}, ${mounting}`,
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
      accuracy_class: tier > 1 ? 'А' : tier === 1 ? 'П' : 'Н',
      runout: tier > 1 ? 30 : 60,
      material: 'Чугун СЧ30',
      standard: drive.startsWith('клин')
        ? 'ГОСТ 24351-80'
        : jaws === 3
          ? 'ГОСТ 2675-80'
          : 'ГОСТ 3890-82',
    },
    price:
      (1900 + d * 46 + d ** 1.7 * 1.1) *
      (jaws === 4 ? 1.35 : 1) *
      (drive.startsWith('клин') ? 2.1 : 1),
    weight: cylinderMass(d, 40 + d * 0.19) * 0.72,
    picture: { family: 'lathe-chuck', params: { teeth: jaws } },
  }),
})
