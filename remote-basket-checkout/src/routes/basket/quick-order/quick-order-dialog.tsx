import { isSignedIn, useStanding } from '@isp/session'
import { Drawer, media, space } from '@isp/ui'
import { useEffect, useRef } from 'react'
import { ownerOf } from './kept-list.ts'
import { ListBox } from './list-box.tsx'
import { quickOrderCss } from './quick-order.css.ts'
import { quickOrderMessages as messages } from './quick-order.messages.ts'
import { useQuickList } from './use-quick-list.ts'

export type QuickOrderDialogProps = { onClose: () => void }

type DialogListProps = { owner: string; isAccount: boolean; onAdded: () => void }

const DialogList = ({ owner, ...rest }: DialogListProps) => (
  <ListBox list={useQuickList(owner)} {...rest} />
)

/** The basket page's box over any page: the same list, kept under the same name, so nothing typed in either is lost. */
export const QuickOrderDialog = ({ onClose }: QuickOrderDialogProps) => {
  const standing = useStanding()
  const owner = ownerOf(standing)
  const box = useRef<HTMLDivElement>(null)
  // a modal dialog puts the focus on its cross; this runs after it has opened
  useEffect(() => box.current?.querySelector('textarea')?.focus(), [])
  return (
    <Drawer isOpen side="center" title={messages.title} onClose={onClose} css={wideCss}>
      <div ref={box} css={[quickOrderCss, boxCss]}>
        <DialogList key={owner} owner={owner} isAccount={isSignedIn(standing)} onAdded={onClose} />
      </div>
    </Drawer>
  )
}

const wideCss = {
  '&[data-side="center"] > [data-part="panel"]': {
    width: 'min(1080px, calc(100% - 32px))',
    [media.down(744)]: { width: '100%', maxHeight: '100dvh', height: '100dvh', borderRadius: 0 },
  },
  '& [data-part="body"]': { paddingBlockEnd: 0, [media.down(744)]: { paddingInline: space[4] } },
} as const

const boxCss = {
  marginBottom: 0,
  padding: 0,
  border: 0,
  // no bar of a phone stands under it here
  '.act': { bottom: 0, [media.down(1024)]: { bottom: 0 } },
} as const
