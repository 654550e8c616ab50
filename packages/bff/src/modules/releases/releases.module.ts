import { defineModule, type Shared } from '../../kernel/module.ts'
import type { Storage } from '../storage/storage.service.ts'
import { releasesRoutes } from './releases.routes.ts'
import { createReleases } from './releases.service.ts'

type Asked = Shared & { storage: Storage | null; serverKey: string | undefined }

/** Releases of the shell and the remotes, where content is in a store. */
export const releasesModule = defineModule({
  endpoints: {},
  open: ({ storage, serverKey, ...shared }: Asked) => ({
    handlers: {},
    ...(storage && { routes: releasesRoutes(createReleases({ ...shared, storage }), serverKey) }),
  }),
})
