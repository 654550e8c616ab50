import { useSession } from '@isp/session'
import { useChangedChoice } from '@isp/session/changed-choice'
import { Button, Stack } from '@isp/ui'
import { ChoiceFields } from './choice-fields.tsx'
import { companyMessages as messages } from './company.messages.ts'

/** Another company, agreement or specification, from wherever the visitor is. */
export const CompanySwitch = ({ onDone }: { onDone: () => void }) => {
  const change = useChangedChoice(useSession().auth, onDone)
  return (
    <form onSubmit={change.submit}>
      <Stack gap={5}>
        <ChoiceFields
          companies={change.companies}
          choice={change.choice}
          onCompany={change.pickCompany}
          onAgreement={change.pickAgreement}
          onSpecification={change.pickSpecification}
        />
        <Stack direction="row" gap={2} isWrap>
          <Button type="submit" size="l">
            {messages.confirm}
          </Button>
          <Button variant="secondary" size="l" onClick={change.cancel}>
            {messages.cancel}
          </Button>
        </Stack>
      </Stack>
    </form>
  )
}
