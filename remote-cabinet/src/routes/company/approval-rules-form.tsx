import { unwrap } from '@isp/api-client'
import type { ApprovalRules, ApprovalRulesInput } from '@isp/contract'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { Form, FormFailure, FormSelect, FormTextField, useFieldArray, useZodForm } from '@isp/forms'
import { Button, DataTable, Heading, IconButton, media, Stack, space } from '@isp/ui'
import { useState } from 'react'
import * as z from 'zod'
import { sumText, typedSum } from '../../shared/money/typed-sum.ts'
import { companyHeaders, peopleKeys } from '../../shared/people/people.queries.ts'
import { approvalRulesMessages as messages } from './approval-rules.messages.ts'
import { shortCardsCss } from './short-cards.css.ts'

const rightOptions = Object.entries(messages.rights).map(([value, label]) => ({ value, label }))
const periodOptions = Object.entries(messages.periods).map(([value, label]) => ({ value, label }))

const sumField = () => typedSum(messages.wrong)
const schema = z.object({
  orderLimit: sumField(),
  termDays: z.string().transform(Number),
  people: z.array(
    z.object({
      id: z.number(),
      orderLimit: sumField(),
      isApprover: z.string().transform((right) => right === 'true'),
    }),
  ),
  costCentres: z.array(
    z.object({
      id: z.number().optional(),
      name: z.string(),
      period: z.enum(['month', 'quarter']),
      budget: sumField().pipe(z.number({ error: 'REQUIRED' })),
    }),
  ),
})
type Fields = z.input<typeof schema>
type Read = z.output<typeof schema>

/** Sums as they are typed. */
const typedOf = ({ orderLimit, termDays, people, costCentres }: ApprovalRules): Fields => ({
  orderLimit: sumText(orderLimit),
  termDays: String(termDays),
  people: people.map((person) => ({
    id: person.id,
    orderLimit: sumText(person.orderLimit),
    isApprover: String(person.isApprover),
  })),
  costCentres: costCentres.map(({ id, name, period, budget }) => ({
    ...{ id, name, period },
    budget: sumText(budget),
  })),
})
const newCentre = { name: '', period: 'month', budget: '' } as const

type FormProps = { company: string; rules: ApprovalRules }

export const ApprovalRulesForm = ({ company, rules }: FormProps) => {
  const { api } = useRemoteContext()
  // what was begun stays, whatever another manager saves meanwhile: the server tells of it
  const [known, setKnown] = useState(rules)
  const form = useZodForm<Fields, Read>(schema, { defaultValues: typedOf(rules) })
  const centres = useFieldArray({ control: form.control, name: 'costCentres', keyName: 'key' })
  const change = useChange({
    saysFailure: 'page',
    send: (typed: Read, marks) => {
      const body: ApprovalRulesInput = { version: known.version, ...typed }
      const headers = { ...marks.headers, ...companyHeaders(company) }
      return unwrap(api.PUT('/api/sale/approval/rules', { body, ...marks, headers }))
    },
    invalidates: () => [[...peopleKeys.company(company), 'approval'], ['approvals']],
    success: () => messages.saved,
    onDone: (saved) => {
      setKnown(saved)
      form.reset(typedOf(saved))
    },
  })
  return (
    <Form form={form} onSubmit={change.submit}>
      <Stack gap={5}>
        <Stack direction="row" gap={3} isWrap align="flex-start">
          <FormTextField<Fields>
            name="orderLimit"
            label={messages.orderLimit}
            hint={messages.noLimit}
            inputMode="decimal"
          />
          <FormTextField<Fields> name="termDays" label={messages.termDays} inputMode="numeric" />
        </Stack>
        <DataTable
          css={shortCardsCss}
          caption={messages.people}
          rows={known.people.map((person, at) => ({ ...person, at }))}
          rowKey={({ id }) => id}
          columns={[
            { key: 'name', header: messages.name, card: 'title', render: ({ name }) => name },
            {
              key: 'limit',
              header: messages.ownLimit,
              width: '180px',
              render: ({ at, name, isManager }) =>
                !isManager && (
                  <FormTextField<Fields>
                    name={`people.${at}.orderLimit`}
                    label={messages.ownLimitOf(name)}
                    isLabelHidden
                    inputMode="decimal"
                  />
                ),
            },
            {
              key: 'right',
              header: messages.right,
              width: '180px',
              render: ({ at, name, isManager }) =>
                isManager ? (
                  messages.always
                ) : (
                  <FormSelect<Fields>
                    name={`people.${at}.isApprover`}
                    label={messages.rightOf(name)}
                    isLabelHidden
                    options={rightOptions}
                  />
                ),
            },
          ]}
        />
        <Heading level={3} size={4}>
          {messages.budgets}
        </Heading>
        {centres.fields.map(({ key, id }, at) => (
          <div key={key} css={centreCss}>
            <FormTextField<Fields>
              name={`costCentres.${at}.name`}
              label={messages.costCentre}
              maxLength={60}
            />
            <FormSelect<Fields>
              name={`costCentres.${at}.period`}
              label={messages.period}
              options={periodOptions}
            />
            <FormTextField<Fields>
              name={`costCentres.${at}.budget`}
              label={messages.budget}
              inputMode="decimal"
              hint={messages.spent(known.costCentres.find((one) => one.id === id)?.spent ?? 0)}
            />
            <IconButton
              icon="trash"
              label={messages.remove(form.watch(`costCentres.${at}.name`))}
              onClick={() => centres.remove(at)}
            />
          </div>
        ))}
        <Button
          variant="secondary"
          icon="plus"
          css={{ alignSelf: 'start' }}
          onClick={() => centres.append(newCentre)}
        >
          {messages.add}
        </Button>
        <FormFailure />
        <Button type="submit" css={{ alignSelf: 'start' }} isLoading={change.isPending}>
          {messages.save}
        </Button>
      </Stack>
    </Form>
  )
}

const centreCss = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[3],
  alignItems: 'start',
  '& > button': { marginTop: space[6] },
  [media.up(744)]: { gridTemplateColumns: 'minmax(0, 2fr) 140px minmax(0, 1fr) auto' },
} as const
