import type { OpenedText } from '@isp/contract'
import { type CallMarks, useChange } from '@isp/federation/page'
import { Form, FormCheckbox, FormFailure, type ZodForm } from '@isp/forms'
import { Button, Heading, Stack } from '@isp/ui'
import type { ReactNode } from 'react'
import { textsMessages as messages } from './staff-texts.messages.ts'
import { textsKey } from './texts.queries.ts'

type ShownFormProps<In extends { isHidden: boolean }, Out> = {
  form: ZodForm<In, Out>
  title: string
  save: string
  send: (placed: Out, marks: CallMarks) => Promise<OpenedText>
  onDone?: (placed: OpenedText) => unknown
  children: ReactNode
}

/** Where or when a text is shown, and whether it is at all. */
export const ShownForm = <In extends { isHidden: boolean }, Out>({
  form,
  title,
  save,
  send,
  onDone,
  children,
}: ShownFormProps<In, Out>) => {
  const change = useChange({
    saysFailure: 'page',
    send,
    invalidates: () => [textsKey, ['education']],
    success: () => ({ text: messages.placed }),
    ...(onDone && { onDone }),
  })
  return (
    <Form form={form} onSubmit={change.submit} css={{ maxWidth: '760px' }}>
      <Stack gap={4}>
        <Heading level={2} size={3}>
          {title}
        </Heading>
        {children}
        <FormCheckbox name="isHidden" label={messages.hide} />
        <FormFailure />
        <Button
          type="submit"
          variant="secondary"
          isLoading={change.isPending}
          css={{ alignSelf: 'start' }}
        >
          {save}
        </Button>
      </Stack>
    </Form>
  )
}
