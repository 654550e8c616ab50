import { Button, Drawer, Stack, Text } from '@isp/ui'
import { pageMessages as messages } from './page.messages.ts'

type ConfirmProps = {
  isOpen: boolean
  title: string
  text: string
  action: string
  isPending: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before what cannot be taken back by the person alone. */
export const ConfirmDialog = ({
  isOpen,
  title,
  text,
  action,
  isPending,
  onConfirm,
  onClose,
}: ConfirmProps) => (
  <Drawer isOpen={isOpen} onClose={onClose} title={title} side="center">
    <Stack gap={5}>
      <Text>{text}</Text>
      <Stack direction="row" gap={3} isWrap>
        <Button variant="danger" isLoading={isPending} onClick={onConfirm}>
          {action}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {messages.cancel}
        </Button>
      </Stack>
    </Stack>
  </Drawer>
)
