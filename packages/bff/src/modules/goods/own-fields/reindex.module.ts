import { reindexEndpoints } from '@isp/contract'
import { defineModule, type Shared } from '../../../kernel/module.ts'
import type { CatalogIndexHolder } from '../../../search/catalog-index.ts'
import { createReindex } from './reindex.service.ts'

export const reindexModule = defineModule({
  endpoints: reindexEndpoints,
  open: (asked: Shared & { catalogIndex: Pick<CatalogIndexHolder, 'current'> }) => {
    const reindex = createReindex(asked)
    return { handlers: { reindex: ({ caller }) => reindex(caller.account.uuid) } }
  },
})
