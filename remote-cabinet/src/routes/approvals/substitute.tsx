import { ignoreErrors, unwrap } from '@isp/api-client'
import type { Substitute as Known, NameSubstituteInput } from '@isp/contract'
import { Read, useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { shopDay } from '@isp/i18n'
import { useQuery } from '@isp/query'
import { Button, Card, Heading, Select, Stack, Text, TextField } from '@isp/ui'
import { type FormEvent, useState } from 'react'
import { approvalsKey } from '../../shared/approval/approval.queries.ts'
import { FailureText } from '../../shared/staff/failure-text.tsx'
import { fieldErrorOf } from '../../shared/staff/field-errors.ts'
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

const SubstituteForm = ({ substitute, people }: Known) => {
  const { api } = useRemoteContext()
  const today = shopDay(new Date().toISOString())
  const [typed, setTyped] = useState({
    id: String(substitute?.id ?? ''),
    from: substitute?.from ?? today,
    until: substitute?.until ?? today,
  })
  const change = useChange({
    saysFailure: 'page',
    send: (body: NameSubstituteInput, marks) =>
      unwrap(api.PUT('/api/sale/approval/substitute', { body, ...marks })),
    invalidates: () => [approvalsKey],
    success: () => messages.saved,
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    change.run({ substitute: typed.id ? { ...typed, id: Number(typed.id) } : null })
  }
  const fieldOf = (name: keyof typeof typed, label: string) => ({
    label,
    value: typed[name],
    error: fieldErrorOf(change.failure, `substitute.${name}`),
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped({ ...typed, [name]: target.value }),
  })
  return (
    <Card as="section">
      <form onSubmit={handleSubmit} noValidate>
        <Stack gap={3}>
          <Heading level={2} size={3}>
            {messages.away}
          </Heading>
          <Text tone="secondary">{messages.awayText}</Text>
          <Stack direction="row" gap={3} isWrap align="flex-start">
            <Select
              emptyLabel={messages.nobody}
              options={people.map(({ id, name }) => ({ value: String(id), label: name }))}
              {...fieldOf('id', messages.substitute)}
            />
            {typed.id && <TextField type="date" {...fieldOf('from', messages.from)} />}
            {typed.id && <TextField type="date" {...fieldOf('until', messages.untilDay)} />}
          </Stack>
          <FailureText failure={change.failure} />
          <Button
            type="submit"
            variant="secondary"
            css={{ alignSelf: 'start' }}
            isLoading={change.isPending}
          >
            {messages.save}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
