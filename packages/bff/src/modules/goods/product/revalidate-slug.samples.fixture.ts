import type { revalidateSlugEndpoints } from '@isp/contract'
import type { Samples } from '../../../composition/samples.fixture.ts'

export const samples: Samples<typeof revalidateSlugEndpoints> = {
  revalidateSlugs: { body: { ids: [1, 2] } },
  revalidateSlug: { params: { id: 1 } },
}
