import { unwrap } from '@isp/api-client'
import type { Approval } from '@isp/contract'
import { useRemoteContext } from '@isp/federation/remote'
import { Drawer, Stack, TextArea } from '@isp/ui'
import { type FormEvent, useState } from 'react'
import { DialogFoot } from '../../shared/staff/dialog-foot.tsx'
import { fieldErrorOf } from '../../shared/staff/field-errors.ts'
import { approvalPageMessages as messages } from './approval.messages.ts'
import { useAct } from './use-act.ts'

/** Asks why: the author reads it in the request and in a letter. */
export const ReturnDialog = ({ request, onClose }: { request: Approval; onClose: () => void }) => {
  const { api } = useRemoteContext()
  const [reason, setReason] = useState('')
  const [isSent, setSent] = useState(false)
  const isEmpty = !reason.trim()
  const change = useAct({
    send: (body: { reason: string }, marks) => {
      const params = { path: { id: request.id } }
      return unwrap(api.POST('/api/sale/approval/{id}/return', { params, body, ...marks }))
    },
    success: () => messages.returned(request.number),
    onDone: onClose,
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (!isEmpty) change.run({ reason })
  }
  return (
    <Drawer isOpen side="center" title={messages.giveBack} onClose={onClose}>
      <form onSubmit={handleSubmit} noValidate>
        <Stack gap={4}>
          <TextArea
            label={messages.giveBackReason}
            required
            maxLength={2000}
            value={reason}
            error={isSent && isEmpty ? messages.noReason : fieldErrorOf(change.failure, 'reason')}
            onChange={({ target }) => setReason(target.value)}
          />
          <DialogFoot change={change} action={messages.giveBack} onClose={onClose} />
        </Stack>
      </form>
    </Drawer>
  )
}
