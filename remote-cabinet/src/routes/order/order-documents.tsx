import { accountUrls } from '@isp/contract/urls'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { Button, Heading, LinkButton, Stack } from '@isp/ui'
import { readFileAnswer } from '../../shared/save-file/file-answer.ts'
import { saveFile } from '../../shared/save-file/save-file.ts'
import { FailureText } from '../../shared/staff/failure-text.tsx'
import { orderDocumentsMessages as messages } from './order-documents.messages.ts'

const DocumentButton = ({ id, kind }: { id: number; kind: 'invoice' | 'confirmation' }) => {
  const { api } = useRemoteContext()
  const { run, isPending, failure } = useChange({
    saysFailure: 'page',
    send: (order: number, marks) => {
      const options = { body: { id: order }, parseAs: 'blob', ...marks } as const
      return readFileAnswer(
        kind === 'invoice'
          ? api.POST('/api/sale/order/invoice', options)
          : api.POST('/api/sale/order/confirmation', options),
      )
    },
    onDone: ({ content, name }) => saveFile(content, name),
  })
  return (
    <Stack gap={1}>
      <Button variant="secondary" icon="download" isLoading={isPending} onClick={() => run(id)}>
        {messages[kind]}
      </Button>
      <FailureText failure={failure} />
    </Stack>
  )
}

/** Papers of an order as PDF. One that is not cancelled: the server has none of it then. */
const OrderDocuments = ({ id }: { id: number }) => (
  <div data-print="no">
    <Stack as="section" gap={3}>
      <Heading level={2} size={3}>
        {messages.title}
      </Heading>
      <Stack direction="row" gap={2} isWrap>
        <DocumentButton id={id} kind="invoice" />
        <DocumentButton id={id} kind="confirmation" />
        <LinkButton
          to={accountUrls.tickets(new URLSearchParams({ order: String(id), about: 'document' }))}
          variant="ghost"
        >
          {messages.ask}
        </LinkButton>
      </Stack>
    </Stack>
  </div>
)

export default OrderDocuments
