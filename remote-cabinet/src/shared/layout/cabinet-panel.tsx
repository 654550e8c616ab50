import { keyframes } from '@emotion/react'
import type { MenuLink } from '@isp/federation/remote'
import { useLocation } from '@isp/router'
import { useStanding } from '@isp/session'
import {
  Card,
  color,
  font,
  Icon,
  IconButton,
  media,
  Skeleton,
  space,
  sticky,
  Tooltip,
} from '@isp/ui'
import { lazy, Suspense, useState } from 'react'
import { ExitConfirmation } from './exit-confirmation.tsx'
import { layoutMessages as messages } from './layout.messages.ts'
import type { PanelMode } from './panel-mode.ts'
import { PanelOverview } from './panel-overview.tsx'

/** Few have another company. */
const ChangeCompany = lazy(async () => ({
  default: (await import(/* webpackChunkName: "own-pages" */ './change-company.tsx')).ChangeCompany,
}))

const PANEL_ID = 'cabinet-panel'

/**
 * §2.9: who is here and for whom, the menu, and the way out. One of three views, each fading in (§4).
 * Below 1024 px a line with the company's name that opens it: the page itself begins on the first screen.
 */
export const CabinetPanel = ({ menu }: { menu: readonly MenuLink[] }) => {
  const [mode, setMode] = useState<PanelMode>('normal')
  const { pathname } = useLocation()
  // A page that was gone to closes it: on a phone it would stand before the page.
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const isOpen = openedAt === pathname
  const standing = useStanding()
  const handleDone = () => setMode('normal')
  const handleExit = () => {
    setMode('exit-confirmation')
    setOpenedAt(pathname)
  }
  return (
    <Card css={rootCss}>
      <div css={barCss}>
        <button
          type="button"
          data-part="toggle"
          aria-expanded={isOpen}
          aria-controls={PANEL_ID}
          onClick={() => setOpenedAt(isOpen ? null : pathname)}
        >
          <span>{standing.kind === 'member' ? standing.company.name : messages.noCompany}</span>
          <span>
            {messages.panelToggle}
            <Icon name="chevron-down" size={18} />
          </span>
        </button>
        <Tooltip text={messages.exitHint} css={exitCss}>
          <IconButton
            icon="exit"
            size="s"
            label={messages.exitHint}
            title=""
            onClick={handleExit}
          />
        </Tooltip>
      </div>
      <aside
        key={mode}
        id={PANEL_ID}
        aria-label={messages.panel}
        data-open={isOpen || undefined}
        css={viewCss}
      >
        {mode === 'normal' && <PanelOverview menu={menu} onModeChange={setMode} />}
        <Suspense fallback={<Skeleton lines={3} />}>
          {mode === 'change-company' && <ChangeCompany onDone={handleDone} />}
          {mode === 'exit-confirmation' && <ExitConfirmation onCancel={handleDone} />}
        </Suspense>
      </aside>
    </Card>
  )
}

const fade = keyframes({ from: { opacity: 0 } })
const FADE_MS = 400

/** §2.9: at tablet width alone. On a desk the menu with its exit is open, on a phone the company's name needs the room. */
const exitCss = {
  display: 'none',
  [media.between(744, 1024)]: { display: 'inline-flex' },
} as const

const rootCss = {
  [media.up(1024)]: { position: sticky, top: '96px' },
  [media.down(1024)]: { paddingBlock: space[1] },
} as const

const barCss = {
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  '& > [data-part="toggle"]': {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space[3],
    width: '100%',
    minHeight: '44px',
    textAlign: 'start',
    [media.up(1024)]: { display: 'none' },
    '& > span:first-of-type': {
      // beside the words of the menu as long as its longest word fits there
      flex: '1 1 min-content',
      overflowWrap: 'break-word',
      fontWeight: font.weight.semibold,
      lineHeight: font.line.snug,
    },
    '& > span:last-of-type': {
      display: 'inline-flex',
      flex: 'none',
      alignItems: 'center',
      gap: space[1],
      color: color.link,
    },
    '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
  },
} as const
const viewCss = {
  [media.down(1024)]: {
    paddingBlock: space[3],
    // not `display`: the view would fade in anew whenever the window is made wider
    '&:not([data-open])': { visibility: 'hidden', height: 0, padding: 0, overflow: 'hidden' },
  },
  animation: `${fade} ${FADE_MS}ms`,
  [media.reducedMotion]: { animation: 'none' },
} as const
