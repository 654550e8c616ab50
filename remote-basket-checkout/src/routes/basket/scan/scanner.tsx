import { Button, Checkbox, Spinner } from '@isp/ui'
import { useRef, useState } from 'react'
import { controlsCss, frameCss, pictureCss, refusedCss, scannerCss } from './scan.css.ts'
import { scanMessages as messages } from './scan.messages.ts'
import { signalCode } from './scan-signal.ts'
import { readScanned } from './scanned-code.ts'
import { createSeenCodes } from './seen-codes.ts'
import { useCamera } from './use-camera.ts'

/** The camera's picture with what is to be said of it; every code of goods goes on once. */
export const Scanner = ({ onCode }: { onCode: (code: string) => void }) => {
  const seen = useRef(createSeenCodes())
  const [hasSignal, setHasSignal] = useState(true)
  /** What was read and is no code of goods. */
  const [refused, setRefused] = useState('')

  const handleText = (text: string) => {
    const read = readScanned(text)
    const isChecked = read.kind !== 'code' || read.isGtin
    if (!seen.current.counts(text, isChecked, performance.now())) return
    if (hasSignal) signalCode(read.kind === 'code')
    setRefused(read.kind === 'code' ? '' : messages[read.kind])
    if (read.kind === 'code') onCode(read.code)
  }
  const { video, state, needsHelp, start, stop } = useCamera(handleText)
  const isRunning = state === 'starting' || state === 'on'
  const trouble = isRunning || state === 'off' ? '' : messages.troubles[state]

  return (
    <div css={scannerCss}>
      <div css={pictureCss} hidden={!isRunning}>
        <video ref={video} muted playsInline aria-label={messages.picture} />
        <span css={frameCss} aria-hidden />
        {state === 'starting' && <Spinner label={messages.starting} />}
      </div>
      <div css={controlsCss}>
        {isRunning ? (
          <Button variant="secondary" size="l" onClick={stop}>
            {messages.stop}
          </Button>
        ) : (
          <Button size="l" onClick={() => void start()}>
            {messages.start}
          </Button>
        )}
        <Checkbox
          label={messages.signal}
          checked={hasSignal}
          onChange={({ target }) => setHasSignal(target.checked)}
        />
      </div>
      <p role="status" css={refusedCss}>
        {trouble || refused || (needsHelp ? messages.help : '')}
      </p>
    </div>
  )
}
