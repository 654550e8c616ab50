import { isDomestic } from '../../catalog/brands.ts'
import { leaf } from '../../catalog/leaf.ts'
import { round } from '../../text.ts'
import {
  coatingWord,
  cylinderMass,
  hss,
  hssCobalt,
  hssPowder,
  packFor,
  surface,
  tapCoatings,
} from '../materials.ts'

import { stepKind, threadCode, threadName, threads } from './tables.ts'

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
    sizeCode: threadCode,
    columns: ['thread', 'pitch', 'overall_length', 'tool_material', 'coating'],
    filters: ['hole_type', 'tolerance', 'thread_type', 'drill_diameter', 'country'],
    make: ({ size: [d, pitch, length, thread], hole: holeType, material, coating, brand }) => {
      const standard = isDomestic(brand)
        ? 'ГОСТ 3266-81'
        : kind === 'ручной'
          ? 'DIN 352'
          : d > 10
            ? 'DIN 376'
            : 'DIN 371'
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
          drill_diameter: round(d - pitch, 2),
          hole_type: holeType,
          tolerance: kind === 'ручной' ? '6H' : '6HX',
          flutes: d < 14 ? 3 : 4,
          shank: 'с квадратом',
          tool_material: material.name,
          coating: coating.name,
          hardness: material.hardness,
          cut_direction: 'правое',
          standard,
        },
        price:
          (110 + d * 13 + d ** 1.8 * 1.1) *
          material.factor *
          coating.factor *
          (kind === 'ручной' ? 0.75 * set : 1.2),
        weight: cylinderMass(d, length) * 0.75 * (kind === 'ручной' ? set : 1),
        pack: packFor(d + 2),
        unit: kind === 'ручной' ? 'компл' : 'шт',
        picture: {
          family: 'tap',
          params: {
            d,
            pitch,
            length,
            flute: thread,
            shank: d < 10 ? d : d * 0.8,
            teeth: d < 14 ? 3 : 4,
            kind: holeType === 'глухое' ? 'spiral' : 'straight',
            coating: surface(coating),
          },
        },
      }
    },
  })
