import { brandColor } from '../../catalog/brands.ts'
import { leaf } from '../../catalog/leaf.ts'
import { pad, round } from '../../text.ts'

export const vises = leaf('tiski-stanochnye', {
  name: 'Тиски станочные',
  code: 'VS',
  number: '7200',
  brands: 'tooling',
  about: 'Фрезерные, поворотные, гидравлические, лекальные и сверлильные тиски.',
  sizes: [63, 80, 100, 125, 150, 160, 200, 250],
  axes: {
    kind: ['фрезерные', 'поворотные', 'гидравлические', 'лекальные', 'сверлильные'],
    drive: ['винтовые', 'быстрозажимные'],
  },
  // oil and the finest fit are driven by a screw, and the finest are small
  isMade: ({ size, kind, drive }) =>
    (drive === 'винтовые' || (kind !== 'гидравлические' && kind !== 'лекальные')) &&
    (kind !== 'лекальные' || size <= 160),
  sizeCode: (width) => pad(width, 3),
  columns: ['jaw_width', 'jaw_opening', 'clamping_force', 'swivel', 'weight'],
  filters: ['operation', 'drive', 'country'],
  make: ({ size: width, kind, drive, tier, brand }) => ({
    name: `Тиски станочные ${kind} ${drive} ${width} мм`,
    attributes: {
      jaw_width: width,
      jaw_opening: round(width * (1 + tier * 0.15), -1),
      depth: round(width * 0.34),
      clamping_force: round(width * (kind === 'гидравлические' ? 0.4 : 0.22)),
      swivel: kind === 'поворотные',
      drive,
      operation: kind,
      length: round(width * 2.6),
      material: kind === 'лекальные' ? 'Сталь ШХ15' : 'Чугун ВЧ50',
      hardness: kind === 'лекальные' ? 60 : 48,
      accuracy_class: kind === 'лекальные' ? 'А' : 'П',
      runout: kind === 'лекальные' ? 5 : 20,
      standard: kind === 'лекальные' ? 'ГОСТ 20746-84' : 'ГОСТ 16518-96',
    },
    price:
      (1400 + width ** 1.55 * 9) *
      (kind === 'гидравлические'
        ? 2.4
        : kind === 'поворотные'
          ? 1.3
          : kind === 'сверлильные'
            ? 0.6
            : 1),
    weight: width ** 2.1 * 0.00062,
    picture: { family: 'vise', params: { kind: 'machine', color: brandColor(brand) } },
  }),
})
