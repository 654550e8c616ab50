import { ignoreErrors, unwrap } from '@isp/api-client'
import type { Settlement as Act, AnswerSettlementInput } from '@isp/contract'
import { accountUrls, settlementsUrl } from '@isp/contract/urls'
import { Read, useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { Form, FormFailure, FormTextField, useZodForm } from '@isp/forms'
import { formatDateShort, formatMoney } from '@isp/i18n'
import { useQuery } from '@isp/query'
import { Link } from '@isp/router'
import {
  Button,
  type DataColumn,
  DataTable,
  Heading,
  media,
  Skeleton,
  Stack,
  space,
  Text,
} from '@isp/ui'
import * as z from 'zod'
import { typedSum } from '../../shared/money/typed-sum.ts'
import { readFileAnswer } from '../../shared/save-file/file-answer.ts'
import { saveFile } from '../../shared/save-file/save-file.ts'
import { settlementsMessages as messages } from './settlements.messages.ts'
import { settlementsTitle } from './settlements-title.messages.ts'

export const settlementsKey = ['settlements'] as const

/** One act: lines, turnovers, who owes, and the answer to it. */
export const Settlement = ({ id, company }: { id: number; company: string }) => {
  const { api } = useRemoteContext()
  const query = useQuery({
    queryKey: [...settlementsKey, company, id],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/sale/settlements/{id}', {
          params: { path: { id } },
          signal,
          ...ignoreErrors(),
        }),
      ),
  })
  return (
    <Read query={query} waiting={<Skeleton shape="box" height="300px" />}>
      {(act) => <Shown act={act} />}
    </Read>
  )
}

type Row = { key: string } & Pick<Act['lines'][number], 'paper' | 'debit' | 'credit' | 'order'> & {
    date?: string
  }

const sumOf = (sum: number) => (sum === 0 ? '' : formatMoney(sum))

const columns: readonly DataColumn<Row>[] = [
  { key: 'date', header: messages.date, render: ({ date }) => date && formatDateShort(date) },
  {
    key: 'paper',
    header: messages.paper,
    card: 'title',
    render: ({ paper, order }) =>
      order ? <Link to={accountUrls.order(order.id)}>{paper}</Link> : paper,
  },
  { key: 'debit', header: messages.debit, align: 'end', render: ({ debit }) => sumOf(debit) },
  { key: 'credit', header: messages.credit, align: 'end', render: ({ credit }) => sumOf(credit) },
]

/** A sum stands at one side of an act: on a phone the other side is left out, and the paper stands above its date. */
const linesCss = {
  [media.down(744)]: {
    '& tbody': { gap: space[2] },
    '& td[data-card="line"]:empty': { display: 'none' },
    '& td[data-card="title"]': { order: -1 },
  },
} as const

/** A balance stands at the side of whoever owes. */
const balance = (paper: string, sum: number): Row => ({
  ...{ key: paper, paper, order: null },
  ...{ debit: Math.max(sum, 0), credit: Math.max(-sum, 0) },
})

const Shown = ({ act }: { act: Act }) => {
  const { api } = useRemoteContext()
  const paper = useChange({
    saysFailure: 'popup',
    send: (id: number, marks) =>
      readFileAnswer(
        api.GET('/api/sale/settlements/{id}/paper', {
          params: { path: { id } },
          parseAs: 'blob',
          ...marks,
        }),
      ),
    onDone: ({ content, name }) => saveFile(content, name),
  })
  const { opening, closing, debit, credit, answer } = act
  const rows: Row[] = [
    balance(messages.opening, opening),
    ...act.lines.map((line, at) => ({ ...line, key: String(at) })),
    { key: messages.turnover, paper: messages.turnover, debit, credit, order: null },
    balance(messages.last, closing),
  ]
  return (
    <Stack gap={4}>
      <Link to={settlementsUrl()}>{settlementsTitle}</Link>
      <Heading level={1}>{messages.title(act)}</Heading>
      <Text tone="secondary">{act.agreement ?? messages.anyAgreement}</Text>
      <Text>
        {[
          messages.debt(closing),
          ...act.ageing.map(({ days, amount }) => messages.ageing(days, amount)),
        ].join('; ')}
      </Text>
      <DataTable
        css={linesCss}
        caption={settlementsTitle}
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
      />
      <Button
        variant="secondary"
        icon="download"
        css={{ alignSelf: 'start' }}
        isLoading={paper.isPending}
        onClick={() => paper.run(act.id)}
      >
        {messages.print}
      </Button>
      <Text tone="muted">{messages.noForce}</Text>
      {answer ? (
        <Text>
          {messages.answers[answer.agrees ? 'yes' : 'no']}
          {answer.ticket && (
            <>
              {' · '}
              <Link to={accountUrls.ticket(answer.ticket.id)}>{answer.ticket.number}</Link>
            </>
          )}
        </Text>
      ) : (
        <Answer key={act.version} act={act} />
      )}
    </Stack>
  )
}

const schema = z.object({
  amount: typedSum(messages.wrongSum, { isSigned: true }).transform((sum) => sum ?? undefined),
  comment: z.string(),
})
type Fields = z.input<typeof schema>

const Answer = ({ act: { id, version } }: { act: Act }) => {
  const { api } = useRemoteContext()
  const form = useZodForm<Fields, z.output<typeof schema>>(schema, {
    defaultValues: { amount: '', comment: '' },
  })
  const change = useChange({
    saysFailure: 'page',
    send: (said: Omit<AnswerSettlementInput, 'version'>, marks) =>
      unwrap(
        api.POST('/api/sale/settlements/{id}/answer', {
          params: { path: { id } },
          body: { version, ...said },
          ...marks,
        }),
      ),
    invalidates: () => [settlementsKey],
    success: ({ answer }) => ({ text: messages.sent(answer?.ticket?.number) }),
  })
  return (
    <Form form={form} onSubmit={(said) => change.submit({ agrees: false, ...said })}>
      <Stack gap={3} align="flex-start">
        <Heading level={2} size={3}>
          {messages.yourAnswer}
        </Heading>
        <Button isLoading={change.isPending} onClick={() => change.run({ agrees: true })}>
          {messages.agree}
        </Button>
        <FormTextField<Fields> name="amount" label={messages.own} hint={messages.ownHint} />
        <div css={{ alignSelf: 'stretch', maxWidth: '480px' }}>
          <FormTextField<Fields> name="comment" label={messages.comment} />
        </div>
        <FormFailure />
        <Button type="submit" variant="secondary" isLoading={change.isPending}>
          {messages.disagree}
        </Button>
      </Stack>
    </Form>
  )
}
