import type { companyRegistrationEndpoints } from '@isp/contract'
import type { Samples } from '../../composition/samples.fixture.ts'

export const samples: Samples<typeof companyRegistrationEndpoints> = {
  findCompanies: { query: { inn: '7707083893' } },
}
