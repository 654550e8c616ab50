import type { topicsEndpoints } from '@isp/contract'
import type { Samples } from '../../composition/samples.fixture.ts'

const params = { id: 1 }

export const samples: Samples<typeof topicsEndpoints> = {
  staffTopics: {},
  changeTopic: { params, body: { name: 'Обозначения', parentId: null, version: 1 } },
  moveTopic: { params, body: { to: 'up', version: 1 } },
  deleteTopic: { params, query: { version: '1' } },
}
