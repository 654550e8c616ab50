import type { selectionsEndpoints } from '@isp/contract'
import type { Samples } from '../../composition/samples.fixture.ts'

export const samples: Samples<typeof selectionsEndpoints> = {
  selections: {},
  changeSelection: { params: { id: 1 }, body: { name: 'Свёрла', hasLetter: false } },
  deleteSelection: { params: { id: 1 } },
}
