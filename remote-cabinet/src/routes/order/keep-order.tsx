import { unwrap } from '@isp/api-client'
import type { DraftSummary } from '@isp/contract'
import { draftUrls } from '@isp/contract/urls'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useNavigate } from '@isp/router'
import { Button } from '@isp/ui'
import { draftKeys } from '../../shared/draft/draft.queries.ts'
import { orderActionsMessages as messages } from './order-actions.messages.ts'

/** §4: the lines of an order as a draft, named after the order; its page renames it. */
export const KeepOrder = ({ id, number }: { id: number; number: string }) => {
  const { api } = useRemoteContext()
  const navigate = useNavigate()
  const save = useChange({
    saysFailure: 'popup',
    send: (orderId: number, marks): Promise<DraftSummary> =>
      unwrap(
        api.POST('/api/sale/v2/basket/draft', {
          body: { name: messages.draftName(number), orderId },
          ...marks,
        }),
      ),
    invalidates: () => [draftKeys.lists],
    success: (draft) => ({
      text: messages.draftSaved(draft.name),
      button: {
        text: messages.openDraft,
        onClick: () => void navigate(draftUrls.draft(draft.id)),
      },
    }),
  })
  return (
    <Button variant="ghost" isLoading={save.isPending} onClick={() => save.run(id)}>
      {messages.toDraft}
    </Button>
  )
}
