import type { CurrencyRate, CurrencyRateInput } from '@isp/contract'
import { type Database, theRow } from '../../kernel/database.ts'

const columns = `code, name, nominal, rate::float8 as rate, to_char(valid_from, 'YYYY-MM-DD') as date`

export const selectRates = (database: Database): Promise<CurrencyRate[]> =>
  database.query({
    name: 'currency.rates',
    text: `select ${columns} from currency_rate_today order by code`,
  })

export const selectRate = (database: Database, code: string): Promise<CurrencyRate[]> =>
  database.query({
    name: 'currency.rate',
    text: `select ${columns} from currency_rate_today where code = $1`,
    values: [code],
  })

export const selectRatesOf = (
  database: Database,
  codes: readonly string[],
): Promise<CurrencyRate[]> =>
  database.query({
    name: 'currency.rates-of',
    text: `select ${columns} from currency_rate_today where code = any ($1::text[])`,
    values: [codes],
  })

export const upsertRate = async (
  database: Database,
  code: string,
  { name, nominal, rate, date }: CurrencyRateInput,
): Promise<CurrencyRate> =>
  theRow(
    await database.query<CurrencyRate>({
      name: 'currency.set',
      text: `insert into currency_rate (code, valid_from, name, nominal, rate, source) values ($1, $2, $3, $4, $5, 'staff')
             on conflict (code, valid_from) do update
                set name = excluded.name, nominal = excluded.nominal, rate = excluded.rate, source = excluded.source
             returning ${columns}`,
      values: [code, date, name, nominal, rate],
    }),
  )
