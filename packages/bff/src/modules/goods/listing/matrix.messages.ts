import type { MatrixAxis } from '@isp/contract'
import { formatNumber, typograph } from '@isp/i18n'

const titleOf = ({ name, unit }: MatrixAxis): string => (unit ? `${name}, ${unit}` : name)

export const matrixMessages = {
  none: typograph(
    'Матрицей этот список не разложить: в нём нет двух характеристик, которые различают товары. Он показан таблицей.',
  ),
  'too-many': (limit: number) =>
    typograph(
      `Матрицей показывается не больше ${formatNumber(limit)} товаров: выберите подраздел или фильтры. Пока список показан таблицей.`,
    ),
  caption: (rows: MatrixAxis, columns: MatrixAxis) =>
    typograph(
      `${titleOf(rows)} — по строкам, ${titleOf(columns)} — по столбцам; в клетках цена и наличие`,
    ),
  rest: ({ name, values, total }: MatrixAxis) =>
    typograph(
      `${name}: показано ${formatNumber(values.length)} из ${formatNumber(total)}, остальное — фильтром.`,
    ),
}
