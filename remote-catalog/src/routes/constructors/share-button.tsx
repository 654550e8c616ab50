import { Button } from '@isp/ui'
import { useState } from 'react'
import { constructorsMessages as messages } from './constructors.messages.ts'

/** Puts the link of this very configuration into the clipboard; where that is not allowed, shows it. */
export const ShareButton = ({ address }: { address: string }) => {
  const [shared, setShared] = useState<{ address: string; isCopied: boolean } | null>(null)
  const handleClick = async () => {
    const isCopied = await copy(new URL(address, window.location.origin).href)
    setShared({ address, isCopied })
  }
  const own = shared?.address === address ? shared : null
  return (
    <>
      <Button variant="ghost" icon="share" onClick={() => void handleClick()}>
        {own?.isCopied ? messages.shared : messages.share}
      </Button>
      <span role="status">
        {own && !own.isCopied && (
          <>
            {messages.shareByHand} <a href={address}>{address}</a>
          </>
        )}
      </span>
    </>
  )
}

const copy = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
