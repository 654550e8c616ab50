import { withConnection } from '../database/connection.ts'

/** Whether there are products, and whether the demo accounts are in this database. */
export const readCatalogueState = (url: string): Promise<{ isEmpty: boolean; hasDemo: boolean }> =>
  withConnection(url, async (client) => {
    const { rows } = await client.query<{ is_empty: boolean; has_demo: boolean }>(
      `select not exists (select from product) as is_empty,
              exists (select from account where login = 'buyer@example.com') as has_demo`,
    )
    return { isEmpty: rows[0]?.is_empty ?? true, hasDemo: rows[0]?.has_demo ?? false }
  })
