import { Button } from '@isp/ui'
import { useState } from 'react'
import { ownLinksMessages as messages } from './own-links.messages.ts'
import { OwnLinksDialog } from './own-links-dialog.tsx'

/** Nothing is asked for until somebody wants to see the links. */
export const OwnLinksButton = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="ghost"
        size="s"
        icon="share"
        css={{ alignSelf: 'start' }}
        onClick={() => setOpen(true)}
      >
        {messages.title}
      </Button>
      {isOpen && <OwnLinksDialog onClose={() => setOpen(false)} />}
    </>
  )
}
