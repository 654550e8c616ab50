import { defineModule, type Shared } from '../../kernel/module.ts'
import { createImport } from './import.job.ts'

/** Goods of an accounting system; the exchange over HTTP will stand here. */
export const importModule = defineModule({
  endpoints: {},
  open: (asked: Shared & { blobFolder: string }) => ({
    handlers: {},
    jobs: [createImport(asked)],
  }),
})
