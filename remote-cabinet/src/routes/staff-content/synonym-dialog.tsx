import { unwrap } from '@isp/api-client'
import type { SaveSynonymInput } from '@isp/contract'
import { lineField } from '@isp/contract/field-schemas'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { Form, FormTextField, useZodForm } from '@isp/forms'
import { Drawer, Stack } from '@isp/ui'
import * as z from 'zod'
import { DialogFoot } from '../../shared/page/dialog-foot.tsx'
import { synonymsKey } from '../../shared/staff/content.queries.ts'
import { synonymsMessages as messages } from './staff-synonyms.messages.ts'

type SynonymDialogProps = { word: SaveSynonymInput; isKnown: boolean; onClose: () => void }

const schema = z.object({ said: lineField({ maxLength: 100 }), meant: lineField() })

/** A word of the dictionary, new or with another meaning; what is known by one word keeps it. */
export const SynonymDialog = ({ word, isKnown, onClose }: SynonymDialogProps) => {
  const { api } = useRemoteContext()
  const form = useZodForm<SaveSynonymInput, SaveSynonymInput>(schema, { defaultValues: word })
  const change = useChange({
    saysFailure: 'page',
    send: (body: SaveSynonymInput, marks) =>
      unwrap(api.PUT('/api/synonyms/save', { body, ...marks })),
    invalidates: () => [synonymsKey],
    success: ({ said }) => ({ text: messages.saved(said) }),
    onDone: onClose,
  })
  return (
    <Drawer
      isOpen
      side="center"
      title={isKnown ? messages.edit(word.said) : messages.add}
      onClose={onClose}
    >
      <Form form={form} onSubmit={change.submit}>
        <Stack gap={4}>
          <FormTextField<SaveSynonymInput>
            name="said"
            label={messages.said}
            hint={messages.saidHint}
            maxLength={100}
            readOnly={isKnown}
            required
          />
          <FormTextField<SaveSynonymInput>
            name="meant"
            label={messages.meant}
            hint={messages.meantHint}
            maxLength={180}
            required
          />
          <DialogFoot isPending={change.isPending} onClose={onClose} />
        </Stack>
      </Form>
    </Drawer>
  )
}
