import { defineModule } from '../../module.ts'
import { docsRoutes } from './docs.routes.ts'

export const docsModule = defineModule({
  endpoints: {},
  open: ({ hasDocs }) => ({ handlers: {}, ...(hasDocs && { routes: docsRoutes }) }),
})
