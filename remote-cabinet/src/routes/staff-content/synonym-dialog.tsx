import { unwrap } from '@isp/api-client'
import type { SaveSynonymInput } from '@isp/contract'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { Drawer, Stack, TextField } from '@isp/ui'
import { type FormEvent, useState } from 'react'
import { synonymsKey } from '../../shared/staff/content.queries.ts'
import { DialogFoot } from '../../shared/staff/dialog-foot.tsx'
import { fieldErrorOf } from '../../shared/staff/field-errors.ts'
import { synonymsMessages as messages } from './staff-synonyms.messages.ts'

type SynonymDialogProps = { word: SaveSynonymInput; isKnown: boolean; onClose: () => void }

/** A word of the dictionary, new or with another meaning; what is known by one word keeps it. */
export const SynonymDialog = ({ word, isKnown, onClose }: SynonymDialogProps) => {
  const { api } = useRemoteContext()
  const [text, setText] = useState(word)
  const [isSent, setSent] = useState(false)
  const change = useChange({
    saysFailure: 'page',
    send: (body: SaveSynonymInput, marks) =>
      unwrap(api.PUT('/api/synonyms/save', { body, ...marks })),
    invalidates: () => [synonymsKey],
    success: ({ said }) => ({ text: messages.saved(said) }),
    onDone: onClose,
  })
  const fieldOf = (name: keyof SaveSynonymInput) => ({
    name,
    value: text[name],
    required: true,
    error:
      (isSent && !text[name].trim() ? messages.required : undefined) ??
      fieldErrorOf(change.failure, name),
    onChange: ({ target }: { target: { value: string } }) =>
      setText({ ...text, [name]: target.value }),
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (text.said.trim() && text.meant.trim()) change.run(text)
  }
  return (
    <Drawer
      isOpen
      side="center"
      title={isKnown ? messages.edit(word.said) : messages.add}
      onClose={onClose}
    >
      <form onSubmit={handleSubmit} noValidate>
        <Stack gap={4}>
          <TextField
            label={messages.said}
            hint={messages.saidHint}
            maxLength={100}
            readOnly={isKnown}
            {...fieldOf('said')}
          />
          <TextField
            label={messages.meant}
            hint={messages.meantHint}
            maxLength={180}
            {...fieldOf('meant')}
          />
          <DialogFoot change={change} onClose={onClose} />
        </Stack>
      </form>
    </Drawer>
  )
}
