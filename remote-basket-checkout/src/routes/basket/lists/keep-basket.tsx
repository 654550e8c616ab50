import { Button } from '@isp/ui'
import { useState } from 'react'
import { DraftDialog } from './draft-dialog.tsx'
import { listsMessages as messages } from './lists.messages.ts'
import { ShareDialog } from './share-dialog.tsx'

/** What the basket of an account can become: a draft, a link. */
export const KeepBasket = ({ count }: { count: number }) => {
  const [opened, setOpened] = useState<'draft' | 'share' | null>(null)
  const close = () => setOpened(null)
  return (
    <>
      <Button variant="ghost" size="s" icon="document" onClick={() => setOpened('draft')}>
        {messages.toDraft}
      </Button>
      <Button variant="ghost" size="s" icon="share" onClick={() => setOpened('share')}>
        {messages.share}
      </Button>
      <DraftDialog count={count} isOpen={opened === 'draft'} onClose={close} />
      <ShareDialog isOpen={opened === 'share'} onClose={close} />
    </>
  )
}
