import type { Approval } from '@isp/contract'
import { approvalUrls } from '@isp/contract/content-urls'
import { accountUrls } from '@isp/contract/urls'
import { Read } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { formatMoney } from '@isp/i18n'
import { useQuery } from '@isp/query'
import { useParams } from '@isp/router'
import { useStanding } from '@isp/session'
import {
  Card,
  color,
  EmptyState,
  font,
  Heading,
  LinkButton,
  Skeleton,
  Stack,
  space,
  Text,
} from '@isp/ui'
import { approvalMessages } from '../../shared/approval/approval.messages.ts'
import { approvalQuery } from '../../shared/approval/approval.queries.ts'
import { ApprovalStatusTag } from '../../shared/approval/approval-status-tag.tsx'
import { LocalTime } from '../../shared/order/local-time.tsx'
import { OrderFiles } from '../../shared/order/order-files.tsx'
import { parseOrderId } from '../../shared/order/order-id.ts'
import { NoCompany } from '../../shared/page/no-company.tsx'
import { BackLink } from '../../shared/page/page-of-one.tsx'
import { readFileAnswer } from '../../shared/save-file/file-answer.ts'
import { approvalPageMessages as messages } from './approval.messages.ts'
import { ApprovalActions } from './approval-actions.tsx'
import { ApprovalLines } from './approval-lines.tsx'

/** /cabinet/approvals/[id]/: a request for approval, its reasons, and the decision. */
export const Page = () => {
  const { api } = useRemoteContext()
  const standing = useStanding()
  const id = parseOrderId(useParams().id) ?? 0
  const company = standing.kind === 'member' ? standing.company.uuid : ''
  const query = useQuery({ ...approvalQuery(api, company, id), enabled: !!company })
  if (!company) return <NoCompany />
  return (
    <Read
      query={query}
      headingLevel={1}
      waiting={<Skeleton shape="box" height="420px" />}
      instead={{
        404: (
          <EmptyState
            headingLevel={1}
            icon="document"
            title={messages.notFoundTitle}
            text={messages.notFoundText}
            action={<LinkButton to={approvalUrls.list()}>{messages.back}</LinkButton>}
          />
        ),
      }}
    >
      {(request) => <Request request={request} />}
    </Read>
  )
}

const Request = ({ request }: { request: Approval }) => {
  const { number, status, createdAt, expiresAt, author, reason, total, askedTotal, waitsFor } =
    request
  const { decidedAt, decidedBy, note, orderId, orderNumber, warnings, lines, facts, files } =
    request
  const { api } = useRemoteContext()
  const fetchFile = (fileUuid: string) =>
    readFileAnswer(
      api.GET('/api/sale/approval/{id}/file/{fileUuid}', {
        params: { path: { id: request.id, fileUuid } },
        parseAs: 'blob',
      }),
    )
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <BackLink to={approvalUrls.list()} text={messages.back} />
        <Stack direction="row" gap={3} align="center" isWrap>
          <Heading level={1}>{approvalMessages.number(number)}</Heading>
          <ApprovalStatusTag status={status} />
        </Stack>
        <Text tone="secondary">
          <LocalTime iso={createdAt} /> · {author}
        </Text>
      </Stack>
      <Card as="section">
        <Stack gap={3}>
          <Text as="div" css={{ fontSize: font.size.xl, fontWeight: font.weight.semibold }}>
            {formatMoney(total)}
          </Text>
          {askedTotal !== total && <Text tone="secondary">{messages.asked(askedTotal)}</Text>}
          <Text css={{ '&::first-letter': { textTransform: 'uppercase' } }}>{reason}</Text>
          {waitsFor.length > 0 && (
            <Text tone="secondary">
              {messages.waitsFor(waitsFor)}, {messages.until} <LocalTime iso={expiresAt} />
            </Text>
          )}
          {decidedAt && (
            <Text tone="secondary">
              {decidedBy} · <LocalTime iso={decidedAt} />
            </Text>
          )}
          {note && <Text css={noteCss}>{note}</Text>}
          {warnings.length > 0 && (
            <div role="status">
              {warnings.map((text) => (
                <Text key={text} tone="danger">
                  {text}
                </Text>
              ))}
            </div>
          )}
          {orderId ? (
            <LinkButton to={accountUrls.order(orderId)} css={{ alignSelf: 'start' }}>
              {messages.order(orderNumber ?? '')}
            </LinkButton>
          ) : (
            orderNumber && <Text>{messages.order(orderNumber)}</Text>
          )}
          <ApprovalActions request={request} />
        </Stack>
      </Card>
      <ApprovalLines lines={lines} />
      {files.length > 0 && (
        <Stack as="section" gap={2}>
          <Heading level={2} size={3}>
            {messages.files}
          </Heading>
          <OrderFiles files={files} fetchFile={fetchFile} />
        </Stack>
      )}
      <Stack as="section" gap={3}>
        <Heading level={2} size={3}>
          {messages.facts}
        </Heading>
        <dl css={factsCss}>
          {facts.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Stack>
    </Stack>
  )
}

const noteCss = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const

const factsCss = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
  gap: `${space[3]} ${space[6]}`,
  margin: 0,
  '& dt': { color: color.textMuted, fontSize: font.size.s },
  '& dd': { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
} as const
