import type { synonymsEndpoints } from '@isp/contract'
import type { Samples } from '../../composition/samples.fixture.ts'

export const samples: Samples<typeof synonymsEndpoints> = {
  synonyms: {},
  searchMisses: {},
  removeSynonym: { query: { said: 'слова нет' } },
}
