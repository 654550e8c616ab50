import { filesEndpoints } from '@isp/contract'
import { defineModule } from '../../module.ts'
import { createAssets } from './assets.service.ts'
import { createRemoveBlob, createSweepFiles } from './files.jobs.ts'
import { filesRoutes } from './files.routes.ts'
import { createFiles } from './files.service.ts'

export const filesModule = defineModule({
  endpoints: filesEndpoints,
  open: ({ database, transact, jobs, blobs }) => {
    const files = createFiles({ database, transact, blobs: blobs.files })
    const assets = createAssets({ database, transact, jobs, blobs: blobs.assets })
    return {
      handlers: filesRoutes(files, assets),
      jobs: [createRemoveBlob(blobs), createSweepFiles(database, blobs)],
    }
  },
})
