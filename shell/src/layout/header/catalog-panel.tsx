import { keyframes } from '@emotion/react'
import { urls } from '@isp/contract/urls'
import { Read } from '@isp/federation/page'
import { useFederation } from '@isp/federation/runtime'
import { useQuery } from '@isp/query'
import { Link } from '@isp/router'
import { Container, color, font, Icon, media, motion, shadow, space, zIndex } from '@isp/ui'
import { type RefObject, useEffect, useRef } from 'react'
import { useShellData } from '../../app/shell-data.tsx'
import { layoutMessages } from '../layout.messages.ts'
import { sectionTreeQuery } from '../section-tree.query.ts'
import { catalogPanelMessages as messages } from './catalog-panel.messages.ts'
import { CatalogPanelSections, CatalogPanelSkeleton } from './catalog-panel-sections.tsx'
import { CatalogTree } from './catalog-tree.tsx'

type CatalogPanelProps = {
  id: string
  onClose: () => void
  /** The button that opened the panel: a press on it does not count as outside. */
  anchorRef: RefObject<HTMLElement | null>
}

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } })

/** A panel opened by hovering closes when the pointer leaves the whole header, including the panel (§2.3). */
const useLeaving = (isWanted: boolean, onLeave: () => void) =>
  useEffect(() => {
    if (!isWanted) return
    const handleOver = ({ target }: MouseEvent) => {
      if (target instanceof Element && !target.closest('header')) onLeave()
    }
    document.addEventListener('mouseover', handleOver)
    return () => document.removeEventListener('mouseover', handleOver)
  }, [isWanted, onLeave])

/** Main sections and their subsections below the header. Closed by Escape (handled by the button), a press outside, or navigation. */
export const CatalogPanel = ({ id, onClose, anchorRef }: CatalogPanelProps) => {
  const { api } = useFederation().context
  const sections = useQuery(sectionTreeQuery(api))
  const panelRef = useRef<HTMLElement>(null)
  const isDemo = useShellData().mode === 'demo'
  useLeaving(isDemo, onClose)

  useEffect(() => {
    const handlePointerDown = ({ target }: PointerEvent) => {
      if (!(target instanceof Node)) return
      if (panelRef.current?.contains(target) || anchorRef.current?.contains(target)) return
      onClose()
    }
    document.addEventListener('pointerdown', handlePointerDown)
    return () => document.removeEventListener('pointerdown', handlePointerDown)
  }, [onClose, anchorRef])

  return (
    <nav ref={panelRef} id={id} aria-label={messages.catalogPanel} css={panelCss}>
      <Container css={{ paddingBlock: space[6] }}>
        <Read
          query={sections}
          size="line"
          title={messages.sectionsFailed}
          waiting={<CatalogPanelSkeleton />}
          isEmpty={(roots) => roots.length === 0}
          empty={<p>{messages.sectionsEmpty}</p>}
        >
          {(roots) =>
            isDemo ? (
              <CatalogTree sections={roots} onNavigate={onClose} />
            ) : (
              <CatalogPanelSections sections={roots} onNavigate={onClose} />
            )
          }
        </Read>
        <p
          css={{ marginTop: space[6], paddingTop: space[4], borderTop: `1px solid ${color.line}` }}
        >
          <Link to={urls.catalog()} onClick={onClose} css={wholeCatalogCss}>
            {layoutMessages.wholeCatalog}
            <Icon name="arrow-right" size={18} />
          </Link>
        </p>
      </Container>
    </nav>
  )
}

const panelCss = {
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  zIndex: zIndex.dropdown,
  maxHeight: 'calc(100dvh - 104px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderTop: `1px solid ${color.line}`,
  background: color.surface,
  boxShadow: shadow.overlay,
  animation: `${appear} ${motion.fast} ${motion.ease}`,
  [media.down(744)]: { display: 'none' },
} as const

const wholeCatalogCss = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  color: color.text,
  fontWeight: font.weight.medium,
  textDecoration: 'none',
  [media.hover]: { '&:hover': { color: color.accent } },
} as const
