import type { buyerArticleEndpoints } from '@isp/contract'
import type { Samples } from '../../composition/samples.fixture.ts'

const params = { id: 1 }

export const samples: Samples<typeof buyerArticleEndpoints> = {
  ownProductsNamed: { query: { number: 'ТМЦ-00412' } },
  ownProduct: { params },
  setOwnProduct: { params, body: { number: 'ТМЦ-00412', note: 'Для участка 3' } },
}
