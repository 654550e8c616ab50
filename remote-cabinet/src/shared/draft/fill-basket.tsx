import type { DraftSummary, FilledBasket } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import { useBasket } from '@isp/session'
import { Button, type ButtonProps, Drawer, LinkButton, Stack, Text } from '@isp/ui'
import { useState } from 'react'
import { draftMessages as messages } from './draft.messages.ts'
import { FilledDialog } from './filled-dialog.tsx'
import { type FillWay, useFillBasket } from './use-fill-basket.ts'

type FillProps = {
  draft: Pick<DraftSummary, 'id' | 'name' | 'lineCount'>
} & Pick<ButtonProps, 'size' | 'variant' | 'isFullWidth'>

/** Into the basket; with goods in it already, §2.12 asks what becomes of them. */
export const FillBasket = ({ draft: { id, name, lineCount }, ...look }: FillProps) => {
  const [isAsked, setAsked] = useState(false)
  const [filled, setFilled] = useState<FilledBasket | null>(null)
  const isBasketEmpty = useBasket(({ isKnown, count }) => isKnown && count === 0)
  const fill = useFillBasket(id, setFilled)
  const start = (way: FillWay) => {
    setAsked(false)
    fill.run(way)
  }
  return (
    <>
      <Button
        {...look}
        icon="basket"
        aria-label={messages.toBasketOf(name)}
        disabled={lineCount === 0}
        isLoading={fill.isPending}
        onClick={() => (isBasketEmpty ? start('merge') : setAsked(true))}
      >
        {messages.toBasket}
      </Button>
      <Drawer
        side="center"
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={messages.keepTitle}
      >
        <Stack gap={4}>
          <Text>{messages.keepText(name)}</Text>
          <Stack gap={1}>
            <Button isFullWidth onClick={() => start('merge')}>
              {messages.keep}
            </Button>
            <Text size="s" tone="muted">
              {messages.keepHint}
            </Text>
          </Stack>
          <Stack gap={1}>
            <Button variant="secondary" isFullWidth onClick={() => start('apply')}>
              {messages.clear}
            </Button>
            <Text size="s" tone="muted">
              {messages.clearHint}
            </Text>
          </Stack>
        </Stack>
      </Drawer>
      <FilledDialog
        filled={filled}
        onClose={() => setFilled(null)}
        action={<LinkButton to={urls.basket()}>{messages.openBasket}</LinkButton>}
      />
    </>
  )
}
