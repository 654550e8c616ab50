import { Button } from '@isp/ui'
import { useState } from 'react'
import { constructorsMessages as messages } from './constructors.messages.ts'

/** Puts the link of this very configuration into the clipboard; where that is not allowed, shows it. One for each address. */
export const ShareButton = ({ address }: { address: string }) => {
  const [isCopied, setCopied] = useState<boolean | null>(null)
  const handleClick = async () => {
    setCopied(await copy(new URL(address, window.location.origin).href))
  }
  return (
    <>
      <Button variant="ghost" icon="share" onClick={() => void handleClick()}>
        {isCopied ? messages.shared : messages.share}
      </Button>
      <span role="status">
        {isCopied === false && (
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
