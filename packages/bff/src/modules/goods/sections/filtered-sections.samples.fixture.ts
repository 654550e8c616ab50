import type { filteredSectionsEndpoints } from '@isp/contract'
import type { Samples } from '../../../composition/samples.fixture.ts'

export const samples: Samples<typeof filteredSectionsEndpoints> = {
  filteredSections: { body: { section: 'drills' } },
}
