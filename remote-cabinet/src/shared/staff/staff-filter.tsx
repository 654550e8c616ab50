import { withQuery } from '@isp/contract/urls'
import { useNavigate } from '@isp/router'
import { Button, LinkButton, media, Select, type SelectOption, space, TextField } from '@isp/ui'
import type { FormEvent, ReactNode } from 'react'
import { staffMessages as messages } from './staff.messages.ts'
import type { StaffParams } from './staff-params.ts'

type StaffFilterProps = {
  /** The list's own address. */
  action: string
  params: StaffParams<string>
  /** Its label; absent: nothing is searched for. */
  search?: string
  /** One choice among values; absent where there is none. */
  choice?: { name: string; label: string; empty: string; options: readonly SelectOption[] }
  /** Further fields of the list, and whether one of them narrows it. */
  children?: ReactNode
  isNarrowed?: boolean
}

/** A GET form over the list's own address: what was found can be sent to a colleague as a link. */
export const StaffFilter = ({
  action,
  params,
  search,
  choice,
  children,
  isNarrowed,
}: StaffFilterProps) => {
  const navigate = useNavigate()
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const asked = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string' && value.trim()) asked.set(name, value.trim())
    }
    void navigate(withQuery(action, asked))
  }
  return (
    <form action={action} onSubmit={handleSubmit} css={rootCss}>
      {search && (
        <TextField name="q" type="search" label={search} maxLength={100} defaultValue={params.q} />
      )}
      {choice && (
        <Select
          name={choice.name}
          label={choice.label}
          emptyLabel={choice.empty}
          options={choice.options}
          defaultValue={params.choice ?? ''}
        />
      )}
      {children}
      <div css={{ display: 'flex', gap: space[2] }}>
        <Button type="submit" variant="secondary" icon="search">
          {messages.find}
        </Button>
        {(params.q || params.choice || isNarrowed) && (
          <LinkButton to={action} variant="ghost">
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
  [media.up(744)]: {
    display: 'flex',
    flexWrap: 'wrap',
    '& > :not(:last-child)': { flex: '0 1 220px' },
    '& > :first-of-type': { flexBasis: '300px' },
  },
} as const
