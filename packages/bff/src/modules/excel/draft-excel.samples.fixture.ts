import type { draftExcelEndpoints } from '@isp/contract'
import type { Samples } from '../../composition/samples.fixture.ts'
import { tableOf } from './tables.fixture.ts'

export const samples: Samples<typeof draftExcelEndpoints> = {
  draftFromExcel: {
    form: {
      file: {
        name: 'станок.xlsx',
        content: tableOf([
          ['Артикул', 'Количество'],
          ['2301-0054', 10],
        ]),
      },
    },
  },
}
