import { filesEndpoints } from '@isp/contract'
import { defineModule, type Shared } from '../../kernel/module.ts'
import { createAssets } from './assets.service.ts'
import { createRemoveBlob, createSweepFiles } from './files.jobs.ts'
import { filesRoutes } from './files.routes.ts'
import type { Files } from './files.service.ts'

export const filesModule = defineModule({
  endpoints: filesEndpoints,
  open: ({ database, transact, jobs, blobs, files }: Shared & { files: Files }) => {
    const assets = createAssets({ database, transact, jobs, blobs: blobs.assets })
    return {
      handlers: filesRoutes(files, assets),
      jobs: [createRemoveBlob(blobs), createSweepFiles(database, blobs)],
    }
  },
})
