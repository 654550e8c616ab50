import { draftUrls } from '@isp/contract/urls'
import { useNavigate } from '@isp/router'
import { Button, LinkButton, media, space, TextField } from '@isp/ui'
import type { FormEvent } from 'react'
import type { DraftListParams } from '../../shared/draft/draft.queries.ts'
import { draftsMessages as messages } from './drafts.messages.ts'
import { draftsSearch } from './drafts.params.ts'

/** A GET form over the list's own address. */
export const DraftsFilter = ({ params }: { params: DraftListParams }) => {
  const navigate = useNavigate()
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    void navigate(draftUrls.list(draftsSearch({ page: 1, ...(q ? { q } : {}) })))
  }
  return (
    <form action={draftUrls.list()} onSubmit={handleSubmit} css={rootCss}>
      <TextField
        name="q"
        type="search"
        label={messages.search}
        maxLength={100}
        defaultValue={params.q}
      />
      <div css={{ display: 'flex', gap: space[2] }}>
        <Button type="submit" variant="secondary" icon="search">
          {messages.find}
        </Button>
        {params.q && (
          <LinkButton to={draftUrls.list()} variant="ghost">
            {messages.reset}
          </LinkButton>
        )}
      </div>
    </form>
  )
}

const rootCss = {
  display: 'grid',
  gap: space[3],
  alignItems: 'end',
  [media.up(744)]: { gridTemplateColumns: 'minmax(220px, 360px) auto', justifyContent: 'start' },
} as const
