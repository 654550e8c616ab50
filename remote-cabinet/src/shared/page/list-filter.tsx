import { useNavigate } from '@isp/router'
import { Button, LinkButton, space, TextField } from '@isp/ui'
import type { FormEvent, ReactNode } from 'react'
import { listFilterMessages as messages } from './list-filter.messages.ts'

type ListFilterProps = {
  /** The list's own address. */
  action: string
  q: string | undefined
  /** Its label; absent: nothing is searched for. */
  search: string | undefined
  searchHint?: string
  isNarrowed: boolean
  /** The address of what is asked. */
  addressOf: (asked: URLSearchParams) => string
  /** Further fields; what stands before the buttons in their row; what is below. */
  children?: ReactNode
  beside?: ReactNode
  below?: ReactNode
  className?: string
}

/** A GET form over the list's own address: what was found can be sent to a colleague as a link. */
export const ListFilter = ({
  action,
  q,
  search,
  searchHint,
  isNarrowed,
  addressOf,
  children,
  beside,
  below,
  className,
}: ListFilterProps) => {
  const navigate = useNavigate()
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const asked = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget)) {
      const text = String(value).trim()
      if (text) asked.set(name, text)
    }
    void navigate(addressOf(asked))
  }
  return (
    <form action={action} onSubmit={handleSubmit} css={rootCss} className={className}>
      {search && (
        <TextField
          name="q"
          type="search"
          label={search}
          placeholder={searchHint}
          maxLength={100}
          defaultValue={q}
        />
      )}
      {children}
      <div css={actsCss}>
        {beside}
        <Button type="submit" variant="secondary" icon="search">
          {messages.find}
        </Button>
        {isNarrowed && (
          <LinkButton to={action} variant="ghost">
            {messages.reset}
          </LinkButton>
        )}
      </div>
      {below}
    </form>
  )
}

const actsCss = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] } as const

const rootCss = { display: 'grid', gap: space[3], alignItems: 'end' } as const
