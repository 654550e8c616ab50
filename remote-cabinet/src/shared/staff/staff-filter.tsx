import { withQuery } from '@isp/contract/urls'
import { media, Select, type SelectOption } from '@isp/ui'
import type { ReactNode } from 'react'
import { ListFilter } from '../page/list-filter.tsx'
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

export const StaffFilter = ({
  action,
  params: { q, choice: chosen },
  search,
  choice,
  children,
  isNarrowed,
}: StaffFilterProps) => (
  <ListFilter
    css={rootCss}
    action={action}
    addressOf={(asked) => withQuery(action, asked)}
    q={q}
    search={search}
    isNarrowed={Boolean(q || chosen || isNarrowed)}
  >
    {choice && (
      <Select
        name={choice.name}
        label={choice.label}
        emptyLabel={choice.empty}
        options={choice.options}
        defaultValue={chosen ?? ''}
      />
    )}
    {children}
  </ListFilter>
)

const rootCss = {
  [media.down(744)]: {
    // two choices in a row, one alone over the whole width
    display: 'flex',
    flexWrap: 'wrap',
    '& > *': { flex: '1 1 40%', minWidth: 0 },
    '& > :has([type="search"]), & > :last-child': { flexBasis: '100%' },
  },
  [media.up(744)]: {
    display: 'flex',
    flexWrap: 'wrap',
    '& > :not(:last-child)': { flex: '0 1 220px' },
    '& > :first-of-type': { flexBasis: '300px' },
  },
} as const
