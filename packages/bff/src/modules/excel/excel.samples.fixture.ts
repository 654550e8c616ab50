import type { excelEndpoints } from '@isp/contract'
import type { Samples } from '../../composition/samples.fixture.ts'
import { tableOf } from './tables.fixture.ts'

const form = {
  file: {
    name: 'заказ.xlsx',
    content: tableOf([
      ['Артикул', 'Количество'],
      ['2301-0054', 10],
    ]),
  },
}

export const samples: Samples<typeof excelEndpoints> = {
  checkExcelV1: { form },
  checkExcel: { form },
  exportBasket: {},
  exampleExcel: {},
}
