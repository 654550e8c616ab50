import { ignoreErrors, unwrap } from '@isp/api-client'
import type { Substitute as Known, NameSubstituteInput } from '@isp/contract'
import { Read, useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { Form, FormFailure, FormSelect, FormTextField, useZodForm } from '@isp/forms'
import { shopDay } from '@isp/i18n'
import { useQuery } from '@isp/query'
import { Button, Card, Heading, Stack, Text } from '@isp/ui'
import * as z from 'zod'
import { approvalsKey } from '../../shared/approval/approval.queries.ts'
import { approvalsPageMessages as messages } from './approvals.messages.ts'

/** Who decides while the reader is away; nothing for one who decides on nothing. */
export const Substitute = ({ company }: { company: string }) => {
  const { api } = useRemoteContext()
  const query = useQuery({
    queryKey: [...approvalsKey, company, 'substitute'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/sale/approval/substitute', { signal, ...ignoreErrors() })),
  })
  return (
    <Read query={query} size="line" waiting={null}>
      {(known) => known.people.length > 0 && <SubstituteForm {...known} />}
    </Read>
  )
}

const schema = z.object({
  substitute: z
    .object({ id: z.string(), from: z.string(), until: z.string() })
    .transform(({ id, ...days }) => (id === '' ? null : { id: Number(id), ...days })),
})
type Fields = z.input<typeof schema>

const SubstituteForm = ({ substitute, people }: Known) => {
  const { api } = useRemoteContext()
  const today = shopDay(new Date().toISOString())
  const form = useZodForm<Fields, NameSubstituteInput>(schema, {
    defaultValues: {
      substitute: {
        id: String(substitute?.id ?? ''),
        from: substitute?.from ?? today,
        until: substitute?.until ?? today,
      },
    },
  })
  const change = useChange({
    saysFailure: 'page',
    send: (body: NameSubstituteInput, marks) =>
      unwrap(api.PUT('/api/sale/approval/substitute', { body, ...marks })),
    invalidates: () => [approvalsKey],
    success: () => messages.saved,
  })
  return (
    <Card as="section">
      <Form form={form} onSubmit={change.submit}>
        <Stack gap={3}>
          <Heading level={2} size={3}>
            {messages.away}
          </Heading>
          <Text tone="secondary">{messages.awayText}</Text>
          <Stack direction="row" gap={3} isWrap align="flex-start">
            <FormSelect<Fields>
              name="substitute.id"
              label={messages.substitute}
              emptyLabel={messages.nobody}
              options={people.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
            {form.watch('substitute.id') !== '' && (
              <>
                <FormTextField<Fields> name="substitute.from" type="date" label={messages.from} />
                <FormTextField<Fields>
                  name="substitute.until"
                  type="date"
                  label={messages.untilDay}
                />
              </>
            )}
          </Stack>
          <FormFailure />
          <Button
            type="submit"
            variant="secondary"
            css={{ alignSelf: 'start' }}
            isLoading={change.isPending}
          >
            {messages.save}
          </Button>
        </Stack>
      </Form>
    </Card>
  )
}
