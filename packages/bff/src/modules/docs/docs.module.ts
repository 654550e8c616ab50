import { defineModule } from '../../kernel/module.ts'
import { docsRoutes } from './docs.routes.ts'

export const docsModule = defineModule({
  endpoints: {},
  open: ({ hasDocs }: { hasDocs: boolean }) => ({
    handlers: {},
    ...(hasDocs && { routes: docsRoutes }),
  }),
})
