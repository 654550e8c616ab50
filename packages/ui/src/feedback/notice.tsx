import { Container, color, font, Icon, media, space } from '@isp/ui/core'
import type { ReactNode } from 'react'
import { uiMessages } from '../ui.messages.ts'
import type { PopupVariant } from './popup.tsx'

export type NoticeProps = {
  /** Its name among the regions of the page. */
  label: string
  status: PopupVariant
  /** Plain text; its line breaks are kept. */
  message: string
  /** What folds a long message to `--notice-lines`; see `noticeLength`. */
  fold?: ReactNode
  dismiss?: ReactNode
  className?: string
}

/** Lines of the text are never longer than this. */
const LINE = 76
/** More than two lines of it at any width, or on a phone alone. */
const LONG = LINE * 2
const LONG_ON_PHONE = 80

/** Where a message takes more than two lines: nowhere, on a phone, everywhere. Server and browser agree on it. */
export const noticeLength = (message: string): 'short' | 'phone' | 'long' => {
  if (message.length > LONG || message.split('\n').length > 2) return 'long'
  return message.length > LONG_ON_PHONE ? 'phone' : 'short'
}

const looks = {
  info: { icon: 'info', ground: color.infoSoft, mark: color.info },
  success: { icon: 'check-circle', ground: color.successSoft, mark: color.success },
  warning: { icon: 'warning', ground: color.warningSoft, mark: color.warningMark },
  error: { icon: 'error', ground: color.dangerSoft, mark: color.danger },
} as const

/** A message of the shop over the whole width (§2.4). A region, not an alert: it stands on every page. */
export const Notice = ({ label, status, message, fold, dismiss, className }: NoticeProps) => {
  const { icon, ground, mark } = looks[status]
  return (
    <section aria-label={label} className={className} css={[rootCss, { background: ground }]}>
      <Container css={rowCss}>
        <Icon name={icon} size={20} label={uiMessages.variants[status]} style={{ color: mark }} />
        <div css={textCss}>
          <p>{message}</p>
        </div>
        {fold && (
          <div data-part="fold" data-length={noticeLength(message)}>
            {fold}
          </div>
        )}
        {dismiss && <div data-part="dismiss">{dismiss}</div>}
      </Container>
    </section>
  )
}

const rootCss = {
  borderBottom: `1px solid ${color.line}`,
  color: color.text,
  fontSize: font.size.m,
  lineHeight: '20px',
} as const

/** Its smallest height is that of its buttons, which wait for scripts without moving anything. */
const rowCss = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  columnGap: space[3],
  minHeight: '44px',
  '& > svg': { marginTop: '12px' },
  '& > [data-part]': { display: 'flex', alignItems: 'center', height: '44px' },
  '& > [data-part=dismiss]': { marginRight: `-${space[2.5]}` },
  '& [data-part] button': { [media.down(744)]: { minWidth: '44px', minHeight: '44px' } },
  [media.up(744)]: { '& > [data-length=phone]': { display: 'none' } },
  [media.down(744)]: {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    '& > [data-part=fold]': { gridRow: 2, gridColumn: '2 / -1' },
    '& > [data-part=dismiss]': { gridRow: 1, gridColumn: 3 },
  },
  [media.noScripts]: { '& > [data-part]': { display: 'none' } },
  [media.print]: { '& > [data-part]': { display: 'none' } },
} as const

const textCss = {
  alignSelf: 'center',
  paddingBlock: '12px',
  '& > p': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 'var(--notice-lines, none)',
    maxWidth: `${LINE}ch`,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
} as const
