import type { releasesEndpoints } from '@isp/contract'
import type { Samples } from '../../composition/samples.fixture.ts'

export const samples: Samples<typeof releasesEndpoints> = { releases: {} }
