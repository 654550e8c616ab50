import { unwrap } from '@isp/api-client'
import type { DraftSummary } from '@isp/contract'
import { faultOf, lineRule, messageRule } from '@isp/contract/fields'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { fieldMessage } from '@isp/i18n'
import { Button, Drawer, Stack, TextArea, TextField } from '@isp/ui'
import { type FormEvent, useState } from 'react'
import { AlertText } from '../staff/alert-text.tsx'
import { draftMessages as messages } from './draft.messages.ts'
import { draftKeys } from './draft.queries.ts'

type Head = Pick<DraftSummary, 'id' | 'name' | 'note'>
type EditProps = { draft: Head | null; onClose: () => void }

/** Name and note of a draft; null: closed. */
export const EditDialog = ({ draft, onClose }: EditProps) => (
  <Drawer side="center" isOpen={draft !== null} onClose={onClose} title={messages.editTitle}>
    {draft && <EditForm draft={draft} onClose={onClose} />}
  </Drawer>
)

const rules = { name: lineRule(), note: messageRule({ isRequired: false }) }

const EditForm = ({ draft, onClose }: { draft: Head; onClose: () => void }) => {
  const { api } = useRemoteContext()
  const [text, setText] = useState({ name: draft.name, note: draft.note })
  const [isSent, setSent] = useState(false)
  const save = useChange({
    saysFailure: 'page',
    send: (body: typeof text, marks) => {
      const params = { path: { id: draft.id } }
      return unwrap(api.PUT('/api/sale/v2/basket/draft/{id}', { params, body, ...marks }))
    },
    invalidates: () => [draftKeys.lists, draftKeys.drafts],
    success: () => ({ text: messages.saved }),
    onDone: onClose,
  })
  const errorOf = (field: keyof typeof text): string | undefined => {
    const fault = isSent ? faultOf(rules[field], text[field]) : null
    return fault ? fieldMessage(fault.code, fault.params ?? {}) : undefined
  }
  const fieldOf = (name: keyof typeof text) => ({
    name,
    value: text[name],
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) =>
      setText({ ...text, [name]: target.value }),
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    const isSound = !faultOf(rules.name, text.name) && !faultOf(rules.note, text.note)
    if (isSound) save.run(text)
  }
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack gap={4}>
        <TextField {...fieldOf('name')} label={messages.name} maxLength={180} required />
        <TextArea {...fieldOf('note')} label={messages.note} hint={messages.noteHint} rows={3} />
        <AlertText text={save.failure?.message} />
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
