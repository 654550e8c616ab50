import type { staffLettersEndpoints } from '@isp/contract'
import type { Samples } from '../../../composition/samples.fixture.ts'

export const samples: Samples<typeof staffLettersEndpoints> = {
  staffLetters: {},
  staffLetter: { params: { id: 1 } },
}
