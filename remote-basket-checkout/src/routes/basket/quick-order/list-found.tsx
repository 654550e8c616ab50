import { Read } from '@isp/federation/page'
import { Skeleton } from '@isp/ui'
import { ListResults } from './list-results.tsx'
import { quickOrderMessages as messages } from './quick-order.messages.ts'
import type { useAddList } from './use-add-list.ts'
import type { QuickList } from './use-quick-list.ts'

type ListFoundProps = { list: QuickList; adding: ReturnType<typeof useAddList> }

/** What the list was understood as; nothing as long as it is empty. */
export const ListFound = ({ list, adding }: ListFoundProps) => {
  const { query, isAsked, fault } = list
  return isAsked ? (
    <Read
      query={{ ...query, isPlaceholderData: false }}
      size="line"
      title={messages.errorTitle}
      waiting={
        <div aria-busy role="status" aria-label={messages.loading}>
          <Skeleton lines={3} />
        </div>
      }
    >
      {() => <ListResults list={list} adding={adding} isWaiting={fault !== undefined} />}
    </Read>
  ) : null
}
