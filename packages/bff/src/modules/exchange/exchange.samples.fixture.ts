import type { exchangeEndpoints } from '@isp/contract'
import type { Samples } from '../../composition/samples.fixture.ts'

const nobodys = { params: { id: '00000000-0000-4000-8000-000000000000' } }

export const samples: Samples<Pick<typeof exchangeEndpoints, 'exchangeLoad' | 'exchangeResults'>> =
  {
    exchangeLoad: nobodys,
    exchangeResults: nobodys,
  }
