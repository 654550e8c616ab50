import { searchDictionary } from '@isp/demo-data'
import type { Pool } from 'pg'

/** Loads the dictionary once, so later changes by staff are kept. */
export const loadDictionary = async (pool: Pool): Promise<void> => {
  const { rows } = await pool.query('select 1 from search_synonym limit 1')
  if (rows.length > 0) return
  await pool.query(
    `insert into search_synonym (said, meant)
     select * from unnest($1::text[], $2::text[]) on conflict do nothing`,
    [searchDictionary.map(({ said }) => said), searchDictionary.map(({ meant }) => meant)],
  )
}
