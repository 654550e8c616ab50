import { withConnection } from '../database/connection.ts'

export type CatalogueState = {
  isEmpty: boolean
  /** Whether it began with demo goods: then, whatever else is loaded, its documents need the invented seller (D60). */
  isDemo: boolean
  hasDemoAccounts: boolean
}

export const readCatalogueState = (url: string): Promise<CatalogueState> =>
  withConnection(url, async (client) => {
    const { rows } = await client.query<CatalogueState>(
      `select not exists (select from product) as "isEmpty",
              exists (select from source_catalog where external_id = 'demo') as "isDemo",
              exists (select from account where login = 'buyer@example.com') as "hasDemoAccounts"`,
    )
    return rows[0] ?? { isEmpty: true, isDemo: false, hasDemoAccounts: false }
  })
