import { papersUrl } from '@isp/contract/urls'
import { useNavigate } from '@isp/router'
import { Button, LinkButton, media, Select, space, TextField } from '@isp/ui'
import type { FormEvent } from 'react'
import { papersMessages as messages } from './papers.messages.ts'
import {
  kindOptions,
  type PapersParams,
  papersAddress,
  parsePapersParams,
} from './papers.params.ts'

const options = kindOptions.map((value) => ({ value, label: messages.kinds[value] }))

/** A GET form over the list's own address. */
export const PapersFilter = ({ params }: { params: PapersParams }) => {
  const navigate = useNavigate()
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [
      name,
      String(value),
    ])
    const asked = parsePapersParams(new URLSearchParams(entries))
    void navigate(papersAddress(asked))
  }
  const { page: _page, view, ...conditions } = params
  const isOffers = view === 'offers'
  const ownAddress = papersAddress({ page: 1, ...(isOffers && { view }) })
  return (
    <form action={papersUrl()} onSubmit={handleSubmit} css={isOffers ? offersCss : rootCss}>
      <TextField
        name="q"
        type="search"
        label={isOffers ? messages.searchOffers : messages.search}
        maxLength={100}
        defaultValue={params.q}
      />
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
      <div css={{ display: 'flex', gap: space[2] }}>
        <Button type="submit" variant="secondary" icon="search">
          {messages.find}
        </Button>
        {Object.keys(conditions).length > 0 && (
          <LinkButton to={ownAddress} variant="ghost">
            {messages.reset}
          </LinkButton>
        )}
      </div>
    </form>
  )
}

const daysCss = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[2],
} as const

const rootCss = {
  display: 'grid',
  gap: space[3],
  alignItems: 'end',
  [media.up(744)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.up(1338)]: {
    gridTemplateColumns: 'minmax(150px, 1fr) minmax(280px, 1.4fr) minmax(150px, 1fr) auto',
  },
} as const

const offersCss = {
  ...rootCss,
  [media.up(1338)]: { gridTemplateColumns: 'minmax(200px, 1fr) minmax(280px, 1fr) auto' },
} as const
