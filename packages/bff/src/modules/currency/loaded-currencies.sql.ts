import type { Database } from '../../kernel/database.ts'

export const selectRateMarks = (
  database: Database,
  codes: readonly string[],
): Promise<{ id: string; mark: string }[]> =>
  database.query({
    text: `select code as id, string_agg(xmin::text, ',' order by valid_from) as mark
             from currency_rate where code = any ($1::text[]) group by code`,
    values: [codes],
  })

type Rate = { code: string; date: string; name: string; nominal: number; rate: number }

export const upsertRates = async (database: Database, rates: readonly Rate[]): Promise<void> => {
  await database.query({
    text: `insert into currency_rate as t (code, valid_from, name, nominal, rate)
           select distinct on (code, date) code, date, name, nominal, rate
             from jsonb_to_recordset($1::jsonb) given (code text, date date, name text, nominal integer, rate numeric)
           on conflict (code, valid_from) do update
             set name = excluded.name, nominal = excluded.nominal, rate = excluded.rate
             where (t.name, t.nominal, t.rate) is distinct from (excluded.name, excluded.nominal, excluded.rate)`,
    values: [JSON.stringify(rates)],
  })
}

/** Deletes rates, except of currencies in which there are prices. @returns these currencies */
export const deleteRates = (
  database: Database,
  codes: readonly string[],
): Promise<{ id: string }[]> =>
  database.query({
    text: `with used as (
             select code from unnest($1::text[]) asked (code)
              where exists (select from priced_currency priced where priced.code = asked.code)
           ), gone as (
             delete from currency_rate where code = any ($1::text[]) and code not in (select code from used)
           )
           select code as id from used`,
    values: [codes],
  })
