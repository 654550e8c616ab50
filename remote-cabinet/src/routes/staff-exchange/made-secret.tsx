import { useSession } from '@isp/session'
import { Button, Drawer, Stack, Text, TextField } from '@isp/ui'
import type { ReactNode } from 'react'
import { exchangeMessages as messages } from './staff-exchange.messages.ts'

type MadeSecretProps = {
  title: string
  text: string
  label: string
  value: string
  /** What is typed in beside it. */
  children?: ReactNode
  onClose: () => void
}

/** A key or password, shown whole for the only time. */
export const MadeSecret = ({ title, text, label, value, children, onClose }: MadeSecretProps) => {
  const session = useSession()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      session.notify({ variant: 'success', text: messages.copied })
    } catch {
      session.notify({ variant: 'error', text: messages.copyFailed })
    }
  }
  return (
    <Drawer isOpen side="center" title={title} onClose={onClose}>
      <Stack gap={4}>
        <Text>{text}</Text>
        {children}
        <TextField
          label={label}
          value={value}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button icon="copy" css={{ alignSelf: 'start' }} onClick={() => void copy()}>
          {messages.copy}
        </Button>
      </Stack>
    </Drawer>
  )
}
