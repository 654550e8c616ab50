import { urls } from '@isp/contract/urls'
import { useLocation, useNavigate } from '@isp/router'
import { LinkButton, media, Spinner, useIsHydrated, VisuallyHidden } from '@isp/ui'
import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useShellData } from '../../app/shell-data.tsx'
import { layoutMessages as messages } from '../layout.messages.ts'

const PANEL_ID = 'catalog-panel'

type Panel = typeof import('./catalog-panel.tsx').CatalogPanel

/** The bundler caches a loaded chunk; after a failure the next click loads it again. */
const loadPanel = async (): Promise<Panel> => (await import('./catalog-panel.tsx')).CatalogPanel

/** Whether a click is without modifier keys, which would open the link in a new tab or window. */
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** A link to the catalogue; once hydrated, a plain click opens the panel of sections instead. */
export const CatalogButton = ({ load = loadPanel }: { load?: () => Promise<Panel> }) => {
  const isHydrated = useIsHydrated()
  const { key } = useLocation()
  const navigate = useNavigate()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const [Panel, setPanel] = useState<Panel | null>(null)
  const linkRef = useRef<HTMLAnchorElement>(null)
  const isDemo = useShellData().mode === 'demo'
  const isOpen = openAt === key // a change of route closes the panel
  const close = useCallback(() => setOpenAt(null), [])

  useEffect(() => {
    if (!isOpen) return
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close()
      linkRef.current?.focus()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [isOpen, close])

  const handleClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    setOpenAt(isOpen && !isDemo ? null : key) // a click does not close a panel that was opened by hovering
  }

  const isWaiting = isOpen && !Panel
  useEffect(() => {
    if (!isWaiting) return
    let isWanted = true
    const follow = () => isWanted && navigate(urls.catalog()) // if the panel fails to load, the link works as a link
    load().then((loaded) => setPanel(() => loaded), follow)
    return () => {
      isWanted = false
    }
  }, [isWaiting, load, navigate])

  return (
    <>
      <LinkButton
        ref={linkRef}
        to={urls.catalog()}
        icon={isOpen ? 'close' : 'menu'}
        onClick={handleClick}
        onMouseEnter={isDemo ? () => setOpenAt(key) : undefined}
        aria-expanded={isHydrated ? isOpen : undefined}
        aria-controls={isOpen ? PANEL_ID : undefined}
        css={{
          display: 'none',
          flex: 'none',
          minHeight: '44px',
          [media.up(744)]: { display: 'inline-flex' },
        }}
      >
        {messages.catalog}
      </LinkButton>
      {isWaiting && (
        <VisuallyHidden>
          <Spinner />
        </VisuallyHidden>
      )}
      {isOpen && Panel && <Panel id={PANEL_ID} onClose={close} anchorRef={linkRef} />}
    </>
  )
}
