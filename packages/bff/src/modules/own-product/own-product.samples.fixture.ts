import type { ownProductEndpoints } from '@isp/contract'
import type { Samples } from '../../composition/samples.fixture.ts'

const params = { id: 1 }

export const samples: Samples<typeof ownProductEndpoints> = {
  ownProductsNamed: { query: { number: 'ТМЦ-00412' } },
  ownProduct: { params },
  setOwnProduct: { params, body: { number: 'ТМЦ-00412', note: 'Для участка 3' } },
}
