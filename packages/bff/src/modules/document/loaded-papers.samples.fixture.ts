import type { loadedPapersEndpoints } from '@isp/contract'
import type { Samples } from '../../composition/samples.fixture.ts'

export const samples: Samples<typeof loadedPapersEndpoints> = {
  loadPaper: {
    form: { fields: { id: 'p-1' }, file: { name: 'счёт.pdf', content: '%PDF-1.7\n%%EOF\n' } },
  },
  hidePaper: { query: { id: 'p-1' } },
}
