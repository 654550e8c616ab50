import { unwrap } from '@isp/api-client'
import { faultOf, lineRule } from '@isp/contract/fields'
import { draftUrls } from '@isp/contract/urls'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { fieldMessage } from '@isp/i18n'
import { useNavigate } from '@isp/router'
import { Button, Checkbox, Drawer, Stack, Text, TextField } from '@isp/ui'
import { type FormEvent, useState } from 'react'
import { listsMessages as messages } from './lists.messages.ts'

type DraftDialogProps = {
  count: number
  /** Of the lines that are kept; absent: all of them. */
  productIds?: readonly number[]
  isOpen: boolean
  onClose: () => void
}

/** Keeps the basket, or chosen lines of it, under a name; the whole basket stays in its place unless asked otherwise. */
export const DraftDialog = ({ isOpen, onClose, ...rest }: DraftDialogProps) => (
  <Drawer side="center" isOpen={isOpen} onClose={onClose} title={messages.draftTitle}>
    <DraftForm onClose={onClose} {...rest} />
  </Drawer>
)

const rule = lineRule()

const DraftForm = ({ count, productIds, onClose }: Omit<DraftDialogProps, 'isOpen'>) => {
  const { api, session } = useRemoteContext()
  const navigate = useNavigate()
  const [name, setName] = useState(() => messages.suggestedName(new Date()))
  const [leaves, setLeaves] = useState(productIds !== undefined)
  const fault = faultOf(rule, name)
  const save = useChange({
    saysFailure: 'page',
    readsBasket: true,
    send: (isMoved: boolean, marks) =>
      unwrap(
        api.POST('/api/sale/v2/basket/draft', {
          body: {
            name,
            ...(productIds && { productIds: [...productIds] }),
            ...(isMoved && { leavesBasket: true as const }),
          },
          ...marks,
        }),
      ),
    invalidates: () => [['drafts']],
    success: (draft) => ({
      text: messages.saved(draft.name),
      button: {
        text: messages.openDraft,
        onClick: () => void navigate(draftUrls.draft(draft.id)),
      },
    }),
    onDone: async (_draft, isMoved) => {
      onClose()
      if (isMoved) await session.basket.getState().refresh()
    },
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!fault) save.run(leaves)
  }
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack gap={4}>
        <Text>{productIds ? messages.draftPart(count) : messages.draftText(count)}</Text>
        <TextField
          name="name"
          label={messages.draftName}
          value={name}
          maxLength={180}
          required
          error={fault ? fieldMessage(fault.code, fault.params) : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <Checkbox
          label={messages.leaves}
          checked={leaves}
          onChange={({ target }) => setLeaves(target.checked)}
        />
        {save.failure && (
          <div role="alert">
            <Text tone="danger">{save.failure.message}</Text>
          </div>
        )}
        <Stack direction="row" gap={3} isWrap>
          <Button type="submit" isLoading={save.isPending}>
            {messages.save}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {messages.cancel}
          </Button>
        </Stack>
      </Stack>
    </form>
  )
}
