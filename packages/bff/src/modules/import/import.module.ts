import { defineModule } from '../../module.ts'
import { createImport } from './import.job.ts'

/** Goods of an accounting system; the exchange over HTTP will stand here. */
export const importModule = defineModule({
  endpoints: {},
  open: (context) => ({ handlers: {}, jobs: [createImport(context)] }),
})
