import { color, controlHeight, font, Icon, media, motion, space } from '@isp/ui/core'
import type { ReactNode, SyntheticEvent } from 'react'

export type DisclosureProps = {
  summary: ReactNode
  children: ReactNode
  isDefaultOpen?: boolean
  /** At the end of the summary: how many are chosen inside. */
  extra?: ReactNode
  /** Same name: opening one closes the others. */
  name?: string
  /** A hairline below, for lists of disclosures. */
  isBordered?: boolean
  onToggle?: (isOpen: boolean) => void
  className?: string
}

/** Native `<details>`: opens by keyboard, by find-in-page and before any script has run. */
export const Disclosure = ({
  summary,
  children,
  isDefaultOpen = false,
  extra,
  name,
  isBordered = false,
  onToggle,
  className,
}: DisclosureProps) => (
  <details
    open={isDefaultOpen}
    // Opened or closed before hydration: stays as the reader left it.
    suppressHydrationWarning
    name={name}
    className={className}
    onToggle={
      onToggle &&
      ((event: SyntheticEvent<HTMLDetailsElement>) => onToggle(event.currentTarget.open))
    }
    css={[rootCss, isBordered && { borderBottom: `1px solid ${color.line}` }]}
  >
    <summary>
      <span css={{ flex: 1, minWidth: 0 }}>{summary}</span>
      {extra}
      <Icon name="chevron-down" size={18} />
    </summary>
    <div data-part="content">{children}</div>
  </details>
)

const rootCss = {
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: controlHeight.m,
    paddingBlock: space[2],
    fontWeight: font.weight.medium,
    listStyle: 'none',
    cursor: 'pointer',
    [media.touch]: { minHeight: controlHeight.touch },
    [media.hover]: { '&:hover': { color: color.linkHover } },
    '&::-webkit-details-marker': { display: 'none' },
    '& > svg': { color: color.textMuted, transition: `transform ${motion.normal} ${motion.ease}` },
  },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  '& > [data-part="content"]': { paddingBottom: space[4] },
} as const
