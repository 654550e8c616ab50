import type { FilledBasket } from '@isp/contract'
import { productName } from '@isp/i18n'
import { Button, color, Drawer, font, Stack, space, Text } from '@isp/ui'
import type { ReactNode } from 'react'
import { draftMessages as messages } from './draft.messages.ts'
import { changedLines } from './use-fill-basket.ts'

type FilledProps = { filled: FilledBasket | null; action: ReactNode; onClose: () => void }

/** Which lines are not in the basket as they stood in the draft, each with its reason. */
export const FilledDialog = ({ filled, action, onClose }: FilledProps) => {
  const put = filled?.lines.filter(({ problem }) => problem !== 'gone').length ?? 0
  return (
    <Drawer
      side="center"
      isOpen={filled !== null}
      onClose={onClose}
      title={messages.partTitle}
      footer={
        <Stack direction="row" gap={2} justify="flex-end" isWrap>
          <Button variant="secondary" onClick={onClose}>
            {messages.close}
          </Button>
          {put > 0 && action}
        </Stack>
      }
    >
      {filled && (
        <Stack gap={3}>
          <Text>{messages.partText(put)}</Text>
          <ul css={listCss}>
            {changedLines(filled).map((line) => (
              <li key={line.productId}>
                <strong>{productName(line.name)}</strong>
                <span>{messages.problem(line)}</span>
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </Drawer>
  )
}

const listCss = {
  display: 'grid',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'grid', paddingBlock: space[2], borderTop: `1px solid ${color.line}` },
  '& strong': { fontWeight: font.weight.medium },
  '& span': { color: color.textSecondary, fontSize: font.size.s },
} as const
