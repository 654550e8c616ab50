import { Button, Drawer, Stack, Text } from '@isp/ui'
import { useState } from 'react'
import { clearBasketMessages as messages } from './clear-basket.messages.ts'

type ClearProps = { count: number; onClear: () => Promise<boolean> }

/** Everything at once is seldom meant, so it is asked first. */
export const ClearBasket = ({ count, onClear }: ClearProps) => {
  const [isAsked, setIsAsked] = useState(false)
  const [isClearing, setIsClearing] = useState(false)
  const handleConfirm = async () => {
    setIsClearing(true)
    await onClear()
    setIsClearing(false)
    setIsAsked(false)
  }
  return (
    <>
      <Button variant="ghost" size="s" icon="trash" onClick={() => setIsAsked(true)}>
        {messages.clear}
      </Button>
      <Drawer
        side="center"
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        title={messages.clearTitle}
        footer={
          <Stack direction="row" gap={2} justify="flex-end">
            <Button variant="secondary" onClick={() => setIsAsked(false)}>
              {messages.cancel}
            </Button>
            <Button variant="danger" isLoading={isClearing} onClick={() => void handleConfirm()}>
              {messages.clearConfirm}
            </Button>
          </Stack>
        }
      >
        <Text>{messages.clearText(count)}</Text>
      </Drawer>
    </>
  )
}
