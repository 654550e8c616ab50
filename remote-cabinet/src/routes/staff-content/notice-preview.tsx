import { Button, color, Notice, noticeLength, radius, Stack, Text } from '@isp/ui'
import { type CSSProperties, useState } from 'react'
import type { NoticeDraft } from './notice-draft.ts'
import { noticeMessages as messages } from './staff-notice.messages.ts'

/** The message as pages show it, while it is being typed. */
export const NoticePreview = ({ status, message }: Pick<NoticeDraft, 'status' | 'message'>) => {
  const [isOpen, setOpen] = useState(false)
  const isLong = noticeLength(message) === 'long'
  const lines = { '--notice-lines': isLong && !isOpen ? 2 : 'none' } as CSSProperties
  return (
    <Stack gap={2}>
      <Text tone="secondary">{messages.preview}</Text>
      <div style={lines} css={boxCss}>
        <Notice
          label={messages.preview}
          status={status}
          message={message.trim() || messages.previewEmpty}
          fold={
            isLong && (
              <Button variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                {isOpen ? messages.fold : messages.open}
              </Button>
            )
          }
        />
      </div>
    </Stack>
  )
}

const boxCss = {
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  '& > section': { borderBottom: 'none' },
} as const
