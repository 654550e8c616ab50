import { withConnection } from '../database/connection.ts'

export type CatalogueState = {
  isEmpty: boolean
  /** All its goods are invented; an import of a real accounting system ends that. */
  isDemo: boolean
  hasDemoAccounts: boolean
}

export const readCatalogueState = (url: string): Promise<CatalogueState> =>
  withConnection(url, async (client) => {
    const { rows } = await client.query<CatalogueState>(
      `select not exists (select from product) as "isEmpty",
              coalesce((select bool_and(external_id = 'demo') from source_catalog), false) as "isDemo",
              exists (select from account where login = 'buyer@example.com') as "hasDemoAccounts"`,
    )
    return rows[0] ?? { isEmpty: true, isDemo: false, hasDemoAccounts: false }
  })
