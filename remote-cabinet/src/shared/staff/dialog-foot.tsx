import { Button, Stack } from '@isp/ui'
import { FailureText } from './failure-text.tsx'
import { staffMessages } from './staff.messages.ts'

type DialogFootProps = {
  change: Parameters<typeof FailureText>[0] & { isPending: boolean }
  /** «Сохранить», unless the act has a name of its own. */
  action?: string
  onClose: () => void
}

/** How a form in a dialog of the staff ends: what failed, the act, the way out. */
export const DialogFoot = ({
  change: { failure, isPending },
  action = staffMessages.save,
  onClose,
}: DialogFootProps) => (
  <>
    <FailureText failure={failure} />
    <Stack direction="row" gap={2} isWrap>
      <Button type="submit" isLoading={isPending}>
        {action}
      </Button>
      <Button variant="secondary" onClick={onClose}>
        {staffMessages.cancel}
      </Button>
    </Stack>
  </>
)
