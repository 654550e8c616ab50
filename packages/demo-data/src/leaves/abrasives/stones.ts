import { leaf } from '../../catalog/leaf.ts'
import { pad } from '../../text.ts'

const rows = [
  [100, 10, 10],
  [100, 16, 16],
  [125, 13, 13],
  [150, 20, 20],
  [150, 25, 13],
  [150, 50, 25],
  [200, 20, 20],
  [200, 50, 25],
  [200, 70, 25],
] as const
/** Diamond powders of about the same grain, micrometres. */
const diamondGrits = { F120: '125/100', F180: '80/63', F320: '40/28', F600: '10/7' } as const

export const stones = leaf('bruski', {
  name: 'Бруски и головки',
  code: 'AS',
  number: '3605',
  brands: 'abrasive',
  share: 5,
  about: 'Доводка режущих кромок и хонингование.',
  sizes: rows,
  axes: {
    abrasive: ['25А', '64С', 'АС4'],
    grit: ['F120', 'F180', 'F320', 'F600'] as const,
    shape: ['БКв', 'БП', 'БТ'] as const,
  },
  // what is as high as wide is square or has three sides
  // and nobody makes large ones of diamond
  isMade: ({ size: [l, w, h], shape, abrasive }) =>
    (shape === 'БП') === w > h && (abrasive !== 'АС4' || (l <= 150 && w <= 25)),
  sizeCode: ([l, w, h]) => pad(l, 3) + pad(w, 2) + pad(h, 2),
  columns: ['length', 'width', 'height', 'abrasive', 'grit'],
  filters: ['shape', 'country'],
  make: ({ size: [l, w, h], abrasive, grit: powder, shape }) => {
    const isDiamond = abrasive === 'АС4'
    const grit = isDiamond ? diamondGrits[powder] : powder
    return {
      name: `Брусок шлифовальный ${shape} ${w}×${h}×${l} мм ${abrasive} ${grit}`,
      attributes: {
        length: l,
        width: w,
        height: h,
        abrasive: {
          '25А': 'электрокорунд белый 25А',
          '64С': 'карбид кремния зелёный 64С',
          АС4: 'алмаз синтетический АС4',
        }[abrasive],
        grit,
        shape: { БКв: 'квадратный', БП: 'плоский', БТ: 'трёхгранный' }[shape],
        bond: abrasive === 'АС4' ? 'металлическая' : 'керамическая V',
        wheel_hardness: isDiamond ? null : 'M',
        application: 'доводка и правка',
        operation: 'ручная',
        standard: isDiamond ? 'ГОСТ 25594-83' : 'ГОСТ 2456-82',
        package_quantity: isDiamond ? 1 : 5,
      },
      price: (60 + l * w * h * 0.0016) * (abrasive === 'АС4' ? 5.5 : abrasive === '64С' ? 1.2 : 1),
      weight: l * w * h * (shape === 'БТ' ? 0.43 : 1) * 2.3e-6,
      pack: isDiamond ? 1 : 5,
      picture: {
        family: 'whetstone',
        params: { kind: abrasive === '64С' ? 'grey' : isDiamond ? 'diamond' : 'white' },
      },
    }
  },
})
