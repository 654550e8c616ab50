import { useReplay } from '@isp/federation/remote'
import { Button, IconButton, media, Notice, noticeLength } from '@isp/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { ShellNotice } from '../../app/shell-data.tsx'
import { noticeMessages as messages } from './notice.messages.ts'
import { watchNotice } from './notice-memory.ts'

/** Depends only on data attributes of the document, so that nothing moves when scripts are loaded (early-script.ts). */
const foldedCss = {
  '--notice-lines': '2',
  '[data-warning-collapsed="false"] &': { '--notice-lines': 'none' },
  [media.noScripts]: { '--notice-lines': 'none' },
} as const
const lengthCss = {
  short: {},
  phone: { [media.down(744)]: foldedCss },
  long: foldedCss,
} as const
const dismissedCss = (key: string) => ({
  [`[data-warning-closed="${key}"] &`]: { display: 'none' },
})
const wordsCss = {
  '& > :last-of-type': { display: 'none' },
  '[data-warning-collapsed="false"] &': {
    '& > :first-of-type': { display: 'none' },
    '& > :last-of-type': { display: 'inline' },
  },
} as const

/** §2.4: a message that can be collapsed, and dismissed for half an hour. */
export const ServiceNotice = ({ notice }: { notice: ShellNotice }) => {
  const { key, status, message } = notice
  const [isUnfolded, setUnfolded] = useState(false)
  const memory = useRef<ReturnType<typeof watchNotice>>(undefined)
  useEffect(() => {
    memory.current = watchNotice(key, setUnfolded)
    return memory.current.stop
  }, [key])
  const handle = (act: () => void) => (event: FormEvent) => {
    event.preventDefault()
    act()
  }
  const fold = useReplay('notice-fold')
  const dismiss = useReplay('notice-dismiss')
  const length = noticeLength(message)
  return (
    <Notice
      label={messages.region}
      status={status}
      message={message}
      css={[lengthCss[length], dismissedCss(key)]}
      fold={
        length !== 'short' && (
          <form {...fold} onSubmit={handle(() => memory.current?.fold(!isUnfolded))}>
            <Button type="submit" variant="ghost" aria-expanded={isUnfolded}>
              <span css={wordsCss}>
                <span>{messages.open}</span>
                <span>{messages.collapse}</span>
              </span>
            </Button>
          </form>
        )
      }
      dismiss={
        <form {...dismiss} onSubmit={handle(() => memory.current?.dismiss())}>
          <IconButton type="submit" icon="close" label={messages.dismiss} />
        </form>
      }
    />
  )
}
