import { defineModule } from '../../kernel/module.ts'
import { storageRoutes } from './storage.routes.ts'
import type { Storage } from './storage.service.ts'

/** Content in a store, for the web servers. */
export const storageModule = defineModule({
  endpoints: {},
  open: ({ storage, serverKey }: { storage: Storage | null; serverKey: string | undefined }) => ({
    handlers: {},
    ...(storage && { routes: storageRoutes(storage.files, serverKey) }),
  }),
})
