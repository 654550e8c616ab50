import { unwrap } from '@isp/api-client'
import type { StaffAgreement } from '@isp/contract'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { Button, Drawer, Stack, Text } from '@isp/ui'
import { FailureText } from '../../../shared/staff/failure-text.tsx'
import { staffMessages } from '../../../shared/staff/staff.messages.ts'
import { staffKey } from '../../../shared/staff/staff.queries.ts'
import { companyCardMessages as messages } from './staff-company.messages.ts'

type RemoveAgreementProps = {
  companyUuid: string
  agreement: StaffAgreement
  onClose: () => void
}

export const RemoveAgreement = ({ companyUuid, agreement, onClose }: RemoveAgreementProps) => {
  const { api } = useRemoteContext()
  const change = useChange({
    saysFailure: 'page',
    send: (agreementUuid: string, marks) =>
      unwrap(
        api.DELETE('/api/company/delete/agreements', {
          params: { query: { companyUuid, agreementUuid } },
          ...marks,
        }),
      ),
    invalidates: () => [staffKey],
    success: () => ({ text: messages.removed }),
    onDone: onClose,
  })
  return (
    <Drawer isOpen side="center" title={messages.removeTitle} onClose={onClose}>
      <Stack gap={4}>
        <Text>{messages.removeText(agreement.name)}</Text>
        <FailureText failure={change.failure} />
        <Stack direction="row" gap={2} isWrap>
          <Button isLoading={change.isPending} onClick={() => change.run(agreement.uuid)}>
            {messages.remove}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {staffMessages.cancel}
          </Button>
        </Stack>
      </Stack>
    </Drawer>
  )
}
