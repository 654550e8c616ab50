import type { CurrencyRateInput } from '@isp/contract'
import type { Database } from '../../kernel/database.ts'

type CodeRow = { code: string }
const codesOf = (rows: readonly CodeRow[]): string[] => rows.map(({ code }) => code)

/** Currencies that the shop has rates of or prices in. */
export const selectUsedCodes = async (database: Database): Promise<string[]> =>
  codesOf(
    await database.query<CodeRow>({
      name: 'currency.used-codes',
      text: `select code from currency_rate
             union select code from priced_currency where has_prices order by code`,
    }),
  )

/** @returns codes with a new or changed rate */
export const upsertBankRates = async (
  database: Database,
  rates: ReadonlyMap<string, CurrencyRateInput>,
): Promise<string[]> => {
  const rows = [...rates].map(([code, rate]) => ({ code, ...rate }))
  return codesOf(
    await database.query<CodeRow>({
      name: 'currency.take-rates',
      text: `insert into currency_rate as kept (code, valid_from, name, nominal, rate, source)
             select code, date, name, nominal, rate, 'bank'
               from json_to_recordset($1) as named (code text, date date, name text, nominal integer, rate numeric)
              order by code
             on conflict (code, valid_from) do update
                set name = excluded.name, nominal = excluded.nominal, rate = excluded.rate
              where kept.source = 'bank'
                and (kept.name, kept.nominal, kept.rate) is distinct from (excluded.name, excluded.nominal, excluded.rate)
             returning code`,
      values: [JSON.stringify(rows)],
    }),
  )
}

export const selectNamedByStaff = async (
  database: Database,
  day: string,
  codes: readonly string[],
): Promise<string[]> =>
  codesOf(
    await database.query<CodeRow>({
      name: 'currency.named-by-staff',
      text: `select code from currency_rate
              where valid_from = $1 and code = any ($2::text[]) and source = 'staff' order by code`,
      values: [day, codes],
    }),
  )
