import { isDomestic } from '../../catalog/brands.ts'
import { leaf } from '../../catalog/leaf.ts'
import { cylinderMass, hss, hssCobalt, rockwellOf } from '../materials.ts'

import { threadName } from '../metric.ts'
import { dieHeightOf, stepKind, threadCode, threads } from './tables.ts'

export const die = leaf('plashki', {
  name: 'Плашки круглые',
  code: 'DI',
  number: '2650',
  brands: 'cutting',
  share: 12,
  about: 'Наружная метрическая резьба вручную и на станке.',
  sizes: threads,
  axes: { material: [hss, hssCobalt], hand: ['правая', 'левая'], tolerance: ['6g', '8g'] },
  sizeCode: threadCode,
  columns: ['thread', 'pitch', 'diameter', 'height', 'tool_material'],
  filters: ['hand', 'tolerance', 'thread_type', 'country'],
  make: ({ size: [d, pitch, , , outer], material, hand, tolerance, brand }) => {
    const standard = isDomestic(brand) ? 'ГОСТ 9740-71' : 'DIN 223'
    const height = dieHeightOf(d, pitch)
    return {
      name: `Плашка ${threadName(d, pitch)}${hand === 'левая' ? ' LH' : ''} ${tolerance} ${outer}×${height} мм ${material.short} ${standard}`,
      attributes: {
        thread: threadName(d, pitch),
        pitch,
        thread_type: stepKind(d, pitch),
        diameter: outer,
        height,
        hand,
        tolerance,
        flutes: d < 6 ? 3 : d < 18 ? 4 : 5,
        taper_angle: 50,
        tool_material: material.name,
        hardness: rockwellOf(material),
        standard,
      },
      price:
        (90 + outer * 6 + outer ** 1.6 * 0.5) * material.factor * (hand === 'левая' ? 1.25 : 1),
      weight: cylinderMass(outer, height) * 0.6,
      pack: d < 10 ? 5 : 1,
      picture: { family: 'die', params: { coating: 'steel' } },
    }
  },
})
