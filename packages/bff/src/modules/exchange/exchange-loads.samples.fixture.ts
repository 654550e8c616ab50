import type { exchangeLoadsEndpoints } from '@isp/contract'
import type { Samples } from '../../composition/samples.fixture.ts'

const nobodys = { params: { id: '00000000-0000-4000-8000-000000000000' } }

export const samples: Samples<typeof exchangeLoadsEndpoints> = {
  staffExchangeLoads: {},
  staffExchangeLoad: nobodys,
  staffExchangeResults: nobodys,
  exchangeUnnamed: nobodys,
  exchangeBody: nobodys,
  repeatExchangeLoad: nobodys,
  cancelExchangeLoad: nobodys,
  decideExchangeList: { ...nobodys, body: { hides: false } },
  exchangeWaiting: {},
}
