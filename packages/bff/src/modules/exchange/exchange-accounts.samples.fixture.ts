import type { exchangeAccountsEndpoints } from '@isp/contract'
import type { Samples } from '../../composition/samples.fixture.ts'

const uuid = '00000000-0000-4000-8000-000000000000'
const nobodys = { params: { uuid } }

export const samples: Samples<typeof exchangeAccountsEndpoints> = {
  exchangeAccounts: {},
  changeExchangeAccount: {
    ...nobodys,
    body: { name: 'Ничья', silentHours: null, isWithdrawn: false },
  },
  createExchangeKey: nobodys,
  withdrawExchangeKey: { params: { uuid, key: uuid } },
}
