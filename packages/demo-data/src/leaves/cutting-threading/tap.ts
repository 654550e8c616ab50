import { isDomestic } from '../../catalog/brands.ts'
import { leaf } from '../../catalog/leaf.ts'
import {
  coatingWord,
  cylinderMass,
  hss,
  hssCobalt,
  hssPowder,
  packFor,
  rockwellOf,
  surface,
  tapCoatings,
} from '../materials.ts'

import { tapDrillOf, threadName } from '../metric.ts'
import { dinTapOf } from './din-taps.ts'
import { stepKind, threadCode, threads } from './tables.ts'

export const tap = (
  slug: string,
  name: string,
  code: string,
  number: string,
  about: string,
  kind: string,
  hole: readonly string[],
  share: number,
) =>
  leaf(slug, {
    name,
    code,
    number,
    about,
    share,
    brands: 'cutting',
    sizes: threads,
    axes: { hole, material: [hss, hssCobalt, hssPowder], coating: tapCoatings },
    // nobody taps by hand what needs powder steel
    isMade: ({ material }) => kind !== 'ручной' || material !== hssPowder,
    sizeCode: threadCode,
    columns: ['thread', 'pitch', 'overall_length', 'tool_material', 'coating'],
    filters: ['hole_type', 'tolerance', 'thread_type', 'drill_diameter', 'country'],
    make: ({ size: [d, pitch, own, ownThread], hole: holeType, material, coating, brand }) => {
      const { standard, length, thread } = isDomestic(brand)
        ? { standard: 'ГОСТ 3266-81', length: own, thread: ownThread }
        : dinTapOf(d, pitch, kind === 'ручной')
      const set = standard === 'DIN 352' ? 3 : 2
      return {
        name: `Метчик ${kind} ${threadName(d, pitch)} ${holeType === 'глухое' ? 'для глухих отверстий ' : ''}${material.short}${coatingWord(coating)} ${kind === 'ручной' ? `комплект ${set} шт ` : ''}${standard}`,
        attributes: {
          thread: threadName(d, pitch),
          diameter: d,
          pitch,
          thread_type: stepKind(d, pitch),
          overall_length: length,
          flute_length: thread,
          drill_diameter: tapDrillOf(d, pitch),
          hole_type: holeType,
          tolerance: material === hssPowder ? '6HX' : '6H',
          flutes: d < 14 ? 3 : 4,
          shank: 'с квадратом',
          tool_material: material.name,
          coating: coating.name,
          hardness: rockwellOf(material),
          cut_direction: 'правое',
          standard,
        },
        price:
          (110 + d * 13 + d ** 1.8 * 1.1) *
          material.factor *
          coating.factor *
          (kind === 'ручной' ? 0.75 * set : 1.2),
        weight: cylinderMass(d, length) * 0.75 * (kind === 'ручной' ? set : 1),
        pack: kind === 'ручной' ? 1 : packFor(d + 2),
        unit: kind === 'ручной' ? 'компл' : 'шт',
        picture: {
          family: 'tap',
          params: {
            d,
            pitch,
            length,
            flute: thread,
            shank: d > 10 ? d * 0.8 : d,
            teeth: d < 14 ? 3 : 4,
            kind: holeType === 'глухое' ? 'spiral' : 'straight',
            coating: surface(coating),
          },
        },
      }
    },
  })
