import { needsChooser, useSession, useStanding } from '@isp/session'
import { Button, Stack, Text } from '@isp/ui'
import { companyMessages as messages } from './company.messages.ts'

/** Step 4 (§2.6, §2.7): «понятно» is "continue anyway". With another company or agreement there is a way back. */
export const ModerationNotice = ({ onChooseAgain }: { onChooseAgain: () => void }) => {
  const { auth } = useSession()
  const standing = useStanding()
  if (standing.kind !== 'moderation') return null
  const { user, company } = standing
  return (
    <Stack gap={4}>
      <Text size="l">{messages.moderation(company.name)}</Text>
      <Text tone="secondary">{messages.moderationText}</Text>
      <Stack gap={2}>
        <Button size="l" isFullWidth onClick={() => auth.getState().continueOnModeration()}>
          {messages.understood}
        </Button>
        {needsChooser(user) && (
          <Button variant="ghost" isFullWidth onClick={onChooseAgain}>
            {messages.chooseAgain}
          </Button>
        )}
      </Stack>
    </Stack>
  )
}
