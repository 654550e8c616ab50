import { isDomestic } from '../../catalog/brands.ts'
import { leaf } from '../../catalog/leaf.ts'
import { num, pad } from '../../text.ts'
import {
  coatingWord,
  cutsOf,
  drillCoatings,
  highSpeedSteels,
  packFor,
  rockwellOf,
} from '../materials.ts'

import { morseDiameter } from '../morse.ts'
import { type DrillRow, drillMass, drillPicture, pointAngleOf } from './tables.ts'

export const spiral = (
  slug: string,
  name: string,
  code: string,
  number: string,
  about: string,
  rows: readonly DrillRow[],
  standard: string,
  din: string,
  share: number,
) =>
  leaf(slug, {
    name,
    code,
    number,
    about,
    share,
    brands: 'cutting',
    sizes: rows,
    axes: { material: highSpeedSteels, coating: drillCoatings },
    sizeCode: ([d]) => pad(d * 100, 4),
    columns: ['diameter', 'overall_length', 'flute_length', 'tool_material', 'coating'],
    filters: [
      'workpiece_material',
      'standard',
      'shank',
      'point_angle',
      'accuracy_class',
      'country',
    ],
    make: ({ size: [d, length, flute, cone], material, coating, brand, tier }) => {
      const norm = isDomestic(brand) ? standard : din
      const shank = cone ? morseDiameter(cone) : d
      const pack = packFor(d)
      return {
        name: `Сверло спиральное ${num(d)}×${length}×${flute} мм ${material.short}${coatingWord(coating)} ${
          cone ? `к/х КМ${cone}` : 'ц/х'
        } ${norm}`,
        attributes: {
          ...cutsOf(material, coating),
          diameter: d,
          overall_length: length,
          flute_length: flute,
          shank: cone ? `конус Морзе ${cone}` : 'цилиндрический',
          tool_material: material.name,
          coating: coating.name,
          hardness: rockwellOf(material),
          point_angle: pointAngleOf(material),
          helix_angle: d < 3 ? 28 : 30,
          // ГОСТ 2034 knows classes, DIN a tolerance only
          accuracy_class: isDomestic(brand) ? (tier > 1 ? 'А1' : 'В1') : null,
          tolerance: 'h8',
          cut_direction: 'правое',
          standard: norm,
          package_quantity: pack,
        },
        price:
          (18 + 3.1 * d + 0.62 * d ** 1.9 + length * 0.28 + (cone ? 150 : 0)) *
          material.factor *
          coating.factor,
        weight: drillMass(d, length, flute, shank),
        pack,
        picture: drillPicture(
          d,
          length,
          flute,
          coating.picture,
          cone ? 'morse' : 'cylinder',
          shank,
        ),
      }
    },
  })
