import { unwrap } from '@isp/api-client'
import type { ApprovalRules, ApprovalRulesInput } from '@isp/contract'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import {
  Button,
  DataTable,
  Heading,
  IconButton,
  media,
  Select,
  Stack,
  space,
  TextField,
} from '@isp/ui'
import { type FormEvent, useState } from 'react'
import { readSum, sumText } from '../../shared/money/typed-sum.ts'
import { companyHeaders, peopleKeys } from '../../shared/people/people.queries.ts'
import { FailureText } from '../../shared/staff/failure-text.tsx'
import { fieldErrorOf } from '../../shared/staff/field-errors.ts'
import { approvalRulesMessages as messages } from './approval-rules.messages.ts'
import { shortCardsCss } from './short-cards.css.ts'

type Rules = ApprovalRules
type Period = Rules['costCentres'][number]['period']

const rightOptions = Object.entries(messages.rights).map(([value, label]) => ({ value, label }))
const periodOptions = Object.entries(messages.periods).map(([value, label]) => ({ value, label }))

/** Sums as they are typed. A new budget has no id; `key` tells rows apart. */
const typedOf = ({ orderLimit, termDays, people, costCentres }: Rules) => ({
  orderLimit: sumText(orderLimit),
  termDays: String(termDays),
  people: people.map((person) => ({ ...person, orderLimit: sumText(person.orderLimit) })),
  costCentres: costCentres.map(({ budget, ...centre }) => ({
    ...centre,
    id: centre.id as number | undefined,
    key: centre.id,
    budget: sumText(budget),
  })),
})
type TypedRules = ReturnType<typeof typedOf>

/** Undefined: a sum is none. A budget has to be one. */
const readRules = (typed: TypedRules, version: number): ApprovalRulesInput | undefined => {
  const orderLimit = readSum(typed.orderLimit)
  const people = typed.people.map(({ id, isApprover, ...one }) => ({
    id,
    isApprover,
    orderLimit: readSum(one.orderLimit),
  }))
  const costCentres = typed.costCentres.map(({ id, name, period, budget }) => ({
    ...(id === undefined ? {} : { id }),
    name,
    period,
    budget: readSum(budget) ?? undefined,
  }))
  const input = { version, orderLimit, termDays: Number(typed.termDays), people, costCentres }
  const isSound =
    orderLimit !== undefined &&
    people.every((one) => one.orderLimit !== undefined) &&
    costCentres.every(({ budget }) => budget !== undefined)
  return isSound ? (input as ApprovalRulesInput) : undefined
}

type FormProps = { company: string; rules: Rules }

export const ApprovalRulesForm = ({ company, rules }: FormProps) => {
  const { api } = useRemoteContext()
  // what was begun stays, whatever another manager saves meanwhile: the server tells of it
  const [version, setVersion] = useState(rules.version)
  const [typed, setTyped] = useState(() => typedOf(rules))
  const [isSent, setSent] = useState(false)
  const change = useChange({
    saysFailure: 'page',
    send: (body: ApprovalRulesInput, marks) =>
      unwrap(
        api.PUT('/api/sale/approval/rules', {
          body,
          ...marks,
          headers: { ...marks.headers, ...companyHeaders(company) },
        }),
      ),
    invalidates: () => [[...peopleKeys.company(company), 'approval'], ['approvals']],
    success: () => messages.saved,
    onDone: (saved) => {
      setVersion(saved.version)
      setTyped(typedOf(saved))
    },
  })
  const { people, costCentres } = typed
  const put = (part: Partial<TypedRules>) => setTyped({ ...typed, ...part })
  const putPerson = (id: number, part: Partial<(typeof people)[number]>) =>
    put({ people: people.map((one) => (one.id === id ? { ...one, ...part } : one)) })
  const putCentre = (key: number, part: Partial<(typeof costCentres)[number]>) =>
    put({ costCentres: costCentres.map((one) => (one.key === key ? { ...one, ...part } : one)) })
  const errorOf = (path: string, isWrong = false) =>
    isSent && isWrong ? messages.wrong : fieldErrorOf(change.failure, path)
  const isWrong = (sum: string) => readSum(sum) === undefined
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    const input = readRules(typed, version)
    if (input) change.run(input)
  }
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack gap={5}>
        <Stack direction="row" gap={3} isWrap align="flex-start">
          <TextField
            label={messages.orderLimit}
            hint={messages.noLimit}
            inputMode="decimal"
            value={typed.orderLimit}
            error={errorOf('orderLimit', isWrong(typed.orderLimit))}
            onChange={({ target }) => put({ orderLimit: target.value })}
          />
          <TextField
            label={messages.termDays}
            inputMode="numeric"
            value={typed.termDays}
            error={errorOf('termDays')}
            onChange={({ target }) => put({ termDays: target.value })}
          />
        </Stack>
        <DataTable
          css={shortCardsCss}
          caption={messages.people}
          rows={people}
          rowKey={({ id }) => id}
          columns={[
            { key: 'name', header: messages.name, card: 'title', render: ({ name }) => name },
            {
              key: 'limit',
              header: messages.ownLimit,
              width: '180px',
              render: ({ id, name, isManager, orderLimit }) =>
                !isManager && (
                  <TextField
                    label={messages.ownLimitOf(name)}
                    isLabelHidden
                    inputMode="decimal"
                    value={orderLimit}
                    error={errorOf('-', isWrong(orderLimit))}
                    onChange={({ target }) => putPerson(id, { orderLimit: target.value })}
                  />
                ),
            },
            {
              key: 'right',
              header: messages.right,
              width: '180px',
              render: ({ id, name, isManager, isApprover }) =>
                isManager ? (
                  messages.always
                ) : (
                  <Select
                    label={messages.rightOf(name)}
                    isLabelHidden
                    options={rightOptions}
                    value={String(isApprover)}
                    onChange={({ target }) =>
                      putPerson(id, { isApprover: target.value === 'true' })
                    }
                  />
                ),
            },
          ]}
        />
        <Heading level={3} size={4}>
          {messages.budgets}
        </Heading>
        {costCentres.map(({ key, name, period, budget, spent }, at) => (
          <div key={key} css={centreCss}>
            <TextField
              label={messages.costCentre}
              maxLength={60}
              value={name}
              error={errorOf(`costCentres.${at}.name`)}
              onChange={({ target }) => putCentre(key, { name: target.value })}
            />
            <Select
              label={messages.period}
              options={periodOptions}
              value={period}
              onChange={({ target }) => putCentre(key, { period: target.value as Period })}
            />
            <TextField
              label={messages.budget}
              inputMode="decimal"
              value={budget}
              hint={messages.spent(spent)}
              error={errorOf(`costCentres.${at}.budget`, isWrong(budget || '-'))}
              onChange={({ target }) => putCentre(key, { budget: target.value })}
            />
            <IconButton
              icon="trash"
              label={messages.remove(name)}
              onClick={() => put({ costCentres: costCentres.filter((one) => one.key !== key) })}
            />
          </div>
        ))}
        <Button
          variant="secondary"
          icon="plus"
          css={{ alignSelf: 'start' }}
          onClick={() => {
            const key = Math.min(0, ...costCentres.map((one) => one.key)) - 1
            const empty = { id: undefined, key, name: '', period: 'month', budget: '' } as const
            put({ costCentres: [...costCentres, { ...empty, spent: 0 }] })
          }}
        >
          {messages.add}
        </Button>
        <FailureText failure={change.failure} />
        <Button type="submit" css={{ alignSelf: 'start' }} isLoading={change.isPending}>
          {messages.save}
        </Button>
      </Stack>
    </form>
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
