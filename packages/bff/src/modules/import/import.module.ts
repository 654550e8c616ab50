import type { PublicFiles } from '../../kernel/blobs/public-files.ts'
import { defineModule, type Shared } from '../../kernel/module.ts'
import { createImport } from './import.job.ts'

/** Import of an accounting system's export. */
export const importModule = defineModule({
  endpoints: {},
  open: (asked: Shared & { published: PublicFiles }) => ({
    handlers: {},
    jobs: [createImport(asked)],
  }),
})
