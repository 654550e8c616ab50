import type { onecEndpoints } from '@isp/contract'
import type { Samples } from '../../../composition/samples.fixture.ts'

const uuid = '00000000-0000-4000-8000-000000000000'
const nobodys = { params: { id: uuid } }

export const samples: Samples<typeof onecEndpoints> = {
  onecAccesses: {},
  createOnecAccess: { params: { uuid }, body: { login: '1c-nobody', soleTrader: 'person' } },
  changeOnecAccess: { params: { uuid }, body: { soleTrader: 'company' } },
  withdrawOnecAccess: { params: { uuid } },
  onecNow: {},
  onecExchanges: {},
  onecExchange: nobodys,
  onecFiles: nobodys,
  confirmOnecOrder: { params: { uuid, id: 1 } },
  onecOrders: { query: { state: 'faulty' } },
}
