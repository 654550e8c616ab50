import type { textsEndpoints } from '@isp/contract'
import type { Samples } from '../../composition/samples.fixture.ts'

const params = { kind: 'article', slug: 'kak-vybrat-sverlo' } as const

export const samples: Samples<typeof textsEndpoints> = {
  redirectMap: {},
  staffTexts: { query: { q: 'сверло' } },
  openedText: { params },
  textWords: { params: { id: 1 } },
  createText: { body: { slug: 'novyj-material', topicId: 1, title: 'Новый материал' } },
  saveText: {
    params,
    body: {
      ...{ title: 'Как выбрать сверло', summary: 'По материалу', description: '', basedOn: null },
      source: 'Сверло выбирают **с конца**.',
    },
  },
  publishText: { params: { id: 1 }, body: { at: null } },
  unscheduleText: { params: { id: 1 } },
  placeOffer: {
    params: { id: 1 },
    body: { startsOn: '2026-01-01', endsOn: '2099-12-31', isHidden: false },
  },
  placeText: { params, body: { slug: 'vybor-sverla', topicId: 1, isHidden: false } },
}
