import { revalidateSlugEndpoints } from '@isp/contract'
import { defineModule } from '../../../kernel/module.ts'
import { createRevalidateSlug } from './revalidate-slug.service.ts'

export const revalidateSlugModule = defineModule({
  endpoints: revalidateSlugEndpoints,
  open: (context) => {
    const service = createRevalidateSlug(context)
    return {
      handlers: {
        revalidateSlugs: ({ caller, body }) => service.many(caller, body.ids),
        revalidateSlug: ({ caller, params }) => service.one(caller, params.id),
      },
    }
  },
})
