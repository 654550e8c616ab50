import { canSwitch, useStanding } from '@isp/session'
import { color, font, Icon, media, radius, space, VisuallyHidden } from '@isp/ui'
import { useState } from 'react'
import { ExcelButton } from '../excel/excel-button.tsx'
import { buyerMessages as messages } from './buyer.messages.ts'
import { BuyerDialog } from './buyer-dialog.tsx'
import { buyerNames } from './buyer-names.ts'

type BuyerLineProps = { look: 'strip' | 'menu' }

/** Shows the chosen company and agreement of a signed-in user (§2.9, D5) and opens the dialog to change them. */
export const BuyerLine = ({ look }: BuyerLineProps) => {
  const standing = useStanding()
  const [isOpen, setOpen] = useState(false)
  const names = buyerNames(standing)
  const close = () => setOpen(false)
  return (
    <div data-look={look} css={rootCss}>
      {names && 'user' in standing && canSwitch(standing.user) && (
        <button
          type="button"
          aria-haspopup="dialog"
          title={names.join(', ')}
          aria-label={messages.buyerChange(names.join(', '))}
          onClick={() => setOpen(true)}
          css={lineCss}
        >
          <BuyerText names={names} />
          <Icon name="chevron-down" size={14} />
        </button>
      )}
      {names && 'user' in standing && !canSwitch(standing.user) && (
        <p title={names.join(', ')} css={lineCss}>
          <VisuallyHidden>{messages.buyerOf}</VisuallyHidden>
          <BuyerText names={names} />
        </p>
      )}
      {isOpen && <BuyerDialog onClose={close} />}
      {look === 'strip' && 'user' in standing && <ExcelButton />}
    </div>
  )
}

const BuyerText = ({ names: [company, ...rest] }: { names: readonly string[] }) => (
  <span data-part="text">
    <b>{company}</b>
    {rest.length > 0 && <span>{rest.join(' · ')}</span>}
  </span>
)

const rootCss = {
  display: 'flex',
  justifyContent: 'flex-end',
  minWidth: 0,
  '&[data-look="menu"]:empty': { display: 'none' },
  '&[data-look="menu"]': {
    justifyContent: 'stretch',
    marginBottom: space[2],
    paddingBottom: space[2],
    borderBottom: `1px solid ${color.line}`,
  },
} as const

const lineCss = {
  display: 'flex',
  alignItems: 'center',
  gap: space[1.5],
  minWidth: 0,
  margin: 0,
  fontSize: font.size.s,
  textAlign: 'start',
  '& b': { fontWeight: font.weight.medium },
  '& svg': { flex: 'none' },
  '& [data-part="text"]': { minWidth: 0 },
  '[data-look="strip"] > &': {
    minHeight: '36px',
    color: color.textInverse,
    lineHeight: font.line.snug,
    // two lines fit the height of the bar
    '& [data-part="text"]': {
      display: '-webkit-box',
      overflow: 'hidden',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
    },
    '& b + span': { marginInlineStart: space[2], color: color.textInverseMuted },
    '& [data-part="text"] > span': { display: 'none', [media.up(1338)]: { display: 'inline' } },
  },
  '[data-look="menu"] > &': {
    flex: 1,
    justifyContent: 'space-between',
    minHeight: '52px',
    paddingInline: space[2],
    borderRadius: radius.m,
    color: color.text,
    '& b, & b + span': { display: 'block', overflowWrap: 'anywhere' },
    '& b': { fontSize: font.size.l },
    '& b + span': { color: color.textSecondary },
  },
} as const
