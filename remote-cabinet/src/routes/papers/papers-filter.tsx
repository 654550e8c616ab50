import { media, Select, space, TextField } from '@isp/ui'
import { ListFilter } from '../../shared/page/list-filter.tsx'
import { papersMessages as messages } from './papers.messages.ts'
import {
  kindOptions,
  type PapersParams,
  papersAddress,
  parsePapersParams,
} from './papers.params.ts'

const options = kindOptions.map((value) => ({ value, label: messages.kinds[value] }))

export const PapersFilter = ({ params }: { params: PapersParams }) => {
  const { page: _page, view, ...conditions } = params
  const isOffers = view === 'offers'
  return (
    <ListFilter
      css={isOffers ? offersCss : rootCss}
      action={papersAddress({ page: 1, ...(isOffers && { view }) })}
      q={params.q}
      search={isOffers ? messages.searchOffers : messages.search}
      isNarrowed={Object.keys(conditions).length > 0}
      addressOf={(asked) => papersAddress(parsePapersParams(asked))}
    >
      <div css={daysCss}>
        <TextField
          name="from"
          type="date"
          label={isOffers ? messages.madeFrom : messages.from}
          defaultValue={params.from}
        />
        <TextField name="to" type="date" label={messages.to} defaultValue={params.to} />
      </div>
      {isOffers ? (
        <input type="hidden" name="view" value="offers" />
      ) : (
        <Select
          name="kind"
          label={messages.kind}
          emptyLabel={messages.anyKind}
          options={options}
          defaultValue={params.kind ?? ''}
        />
      )}
    </ListFilter>
  )
}

const daysCss = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[2],
} as const

const rootCss = {
  [media.up(744)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.up(1338)]: {
    gridTemplateColumns: 'minmax(150px, 1fr) minmax(280px, 1.4fr) minmax(150px, 1fr) auto',
  },
} as const

const offersCss = {
  ...rootCss,
  [media.up(1338)]: { gridTemplateColumns: 'minmax(200px, 1fr) minmax(280px, 1fr) auto' },
} as const
