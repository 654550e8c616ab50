import type { jobsEndpoints } from '@isp/contract'
import type { Samples } from '../../composition/samples.fixture.ts'

const params = { id: 'f1000000-0005-4000-8000-000000000001' }

export const samples: Samples<typeof jobsEndpoints> = { job: { params }, cancelJob: { params } }
