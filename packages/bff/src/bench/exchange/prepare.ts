import { createPassword, hashOfPassword } from '../../modules/onec/access/onec-password.ts'
import { prepareLoadBench } from '../load/prepare.ts'

/** A catalogue of that size that belongs to one 1C, which has an access. */
export const prepareExchangeBench = async (options: Parameters<typeof prepareLoadBench>[0]) => {
  const { pool, url } = await prepareLoadBench(options)
  await pool.query(`update product set external_id = 'b-' || id`)
  const password = createPassword()
  const login = '1c-bench'
  await pool.query(
    `insert into onec_access (account_id, login, password_hash, created_by)
     select id, $1, $2, 'bench' from exchange_account where source = '1c'`,
    [login, hashOfPassword(password)],
  )
  await pool.query('vacuum analyze product')
  const { rows } = await pool.query<{ id: string }>(
    'select external_id as id from product where is_active order by id',
  )
  return { pool, url, login, password, ids: rows.map(({ id }) => id) }
}
