import { MAP_FRAME_PATH } from '@isp/contract/site'
import { LinkButton, radius } from '@isp/ui'
import { useState } from 'react'
import { contactsMessages as messages } from './content.messages.ts'

/** D61: the third-party map is loaded in a frame only after this button is pressed. Without scripts the map page opens instead. */
export const MapPlace = () => {
  const [isShown, setShown] = useState(false)
  if (isShown) return <iframe src={MAP_FRAME_PATH} title={messages.mapHeading} css={frameCss} />
  return (
    <LinkButton
      href={MAP_FRAME_PATH}
      icon="pin"
      onClick={(event) => {
        event.preventDefault()
        setShown(true)
      }}
    >
      {messages.showMap}
    </LinkButton>
  )
}

const frameCss = {
  display: 'block',
  width: '100%',
  height: 'min(420px, 70vh)',
  border: 0,
  borderRadius: radius.l,
} as const
