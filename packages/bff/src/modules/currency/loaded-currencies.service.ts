import type { ExchangeRecord } from '@isp/contract'
import type { LoadedEntity } from '../../load/loaded-entity.ts'
import { currencyMessages as messages } from './currency.messages.ts'
import { selectRatesOf } from './currency.sql.ts'
import { deleteRates, selectRateMarks, upsertRates } from './loaded-currencies.sql.ts'

/** Currencies and their rates; a currency exists as soon as it has a rate. Its id is its code for every source. */
export const loadedCurrencies: LoadedEntity<ExchangeRecord<'currencies'>> = {
  name: 'currencies',
  isLinked: true,
  references: () => [],
  known: async ({ database }, ids) =>
    new Map((await selectRateMarks(database, ids)).map(({ id, mark }) => [id, mark])),
  write: async ({ database }, items) => {
    await upsertRates(
      database,
      items.flatMap(({ id, record: { name, rates } }) =>
        rates.map((rate) => ({ ...rate, code: id, name })),
      ),
    )
    return items.flatMap(({ place, record }) =>
      record.rates.length === 0 ? [{ place, path: 'rates', code: 'REQUIRED' }] : [],
    )
  },
  standing: async ({ database }, ids) =>
    new Map(
      (await selectRatesOf(database, ids)).map(({ code, nominal, rate, date }) => [
        code,
        messages.rateStays(rate, nominal, date),
      ]),
    ),
  hide: async ({ database }, ids) => (await deleteRates(database, ids)).map(({ id }) => id),
  // rates are shared by the whole shop, so no source may hide those it does not name
  shown: () => 'select code as id from currency_rate where false',
}
