import type { currencyEndpoints } from '@isp/contract'
import type { Samples } from '../../composition/samples.fixture.ts'

const rate = { name: 'Китайский юань', nominal: 1, rate: 11.5, date: '2026-01-12' }

export const samples: Samples<typeof currencyEndpoints> = {
  currencyRates: {},
  currencyRate: { params: { code: 'CNY' } },
  setCurrencyRate: { params: { code: 'CNY' }, body: rate },
}
