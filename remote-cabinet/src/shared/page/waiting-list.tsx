import { Link } from '@isp/router'
import { color, font, Icon, type IconName, media, radius, space } from '@isp/ui'

export type WaitingLine = {
  key: string
  icon: IconName
  text: string
  figure: string
  note?: string
  to: string
  isUrgent?: boolean
}

/** What waits for somebody, each with its number and the way to it. */
export const WaitingList = ({ lines }: { lines: readonly WaitingLine[] }) => (
  <ul css={listCss}>
    {lines.map(({ key, icon, text, figure, note, to, isUrgent }) => (
      <li key={key} data-urgent={isUrgent}>
        <Link to={to}>
          <Icon name={icon} size={20} />
          <span data-part="text">
            {text}
            {note && <small>{note}</small>}
          </span>
          <strong>{figure}</strong>
          <Icon name="chevron-right" size={18} />
        </Link>
      </li>
    ))}
  </ul>
)

const listCss = {
  margin: 0,
  padding: 0,
  minHeight: '116px',
  listStyle: 'none',
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  '& li + li': { borderTop: `1px solid ${color.line}` },
  '& a': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space[3],
    minHeight: '56px',
    padding: `${space[2]} ${space[4]}`,
    color: color.text,
    textDecoration: 'none',
    [media.up(744)]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto auto' },
  },
  '& svg': { color: color.textMuted },
  '& small': { display: 'block', color: color.textSecondary, fontSize: font.size.s },
  '& strong': {
    fontWeight: font.weight.semibold,
    fontVariantNumeric: font.tabular,
    [media.down(744)]: { gridColumn: 2, gridRow: 2 },
  },
  '& [data-urgent] svg:first-of-type, & [data-urgent] strong': { color: color.danger },
  [media.hover]: { '& a:hover': { background: color.surfaceMuted } },
} as const
