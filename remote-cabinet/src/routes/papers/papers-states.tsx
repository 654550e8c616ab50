import { EmptyState, LinkButton, Skeleton, Stack } from '@isp/ui'
import { papersMessages as messages } from './papers.messages.ts'
import { type PapersParams, papersAddress } from './papers.params.ts'

const ROWS = ['a', 'b', 'c', 'd'] as const

export const PapersSkeleton = () => (
  <div role="status" aria-label={messages.waiting}>
    <Stack gap={3}>
      <Skeleton shape="box" height="44px" />
      {ROWS.map((row) => (
        <Skeleton key={row} shape="box" height="128px" />
      ))}
    </Stack>
  </div>
)

/** The form above has the way back. */
export const NothingFound = () => (
  <EmptyState icon="search" title={messages.nothingTitle} text={messages.nothingText} />
)

export const NoSuchPage = ({ params }: { params: PapersParams }) => (
  <EmptyState
    icon="search"
    title={messages.noPageTitle}
    action={
      <LinkButton to={papersAddress({ ...params, page: 1 })} variant="secondary">
        {messages.toFirst}
      </LinkButton>
    }
  />
)
