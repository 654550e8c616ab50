import { FormFailure } from '@isp/forms'
import { Button, Stack } from '@isp/ui'
import { pageMessages as messages } from './page.messages.ts'

type DialogFootProps = {
  isPending: boolean
  /** «Сохранить», unless the act has a name of its own. */
  action?: string
  /** «Отмена», where that does not mean something else. */
  cancel?: string
  onClose: () => void
}

/** How a form in a dialog ends: what failed, the act, the way out. */
export const DialogFoot = ({
  isPending,
  action = messages.save,
  cancel = messages.cancel,
  onClose,
}: DialogFootProps) => (
  <>
    <FormFailure />
    <Stack direction="row" gap={2} isWrap>
      <Button type="submit" isLoading={isPending}>
        {action}
      </Button>
      <Button variant="secondary" onClick={onClose}>
        {cancel}
      </Button>
    </Stack>
  </>
)
