import type { educationEndpoints } from '@isp/contract'
import type { Samples } from '../../composition/samples.fixture.ts'

export const samples: Samples<typeof educationEndpoints> = {
  educationTopology: {},
  educationTree: {},
  article: { params: { slug: 'kak-vybrat-sverlo' } },
  articles: { query: { topic: 'oboznacheniya' } },
  actualizeEducation: { query: { since: '2026-01-01T00:00:00Z' } },
}
