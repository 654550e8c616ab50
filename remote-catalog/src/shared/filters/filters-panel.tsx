import { PageRules } from '@isp/federation/remote'
import { Icon } from '@isp/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { listingMessages as messages } from '../listing/listing.messages.ts'
import { FILTERS_PANEL } from './filters-form-id.ts'
import { filtersPanelCss } from './filters-panel.css.ts'

type FiltersPanelState = { isOpen: boolean; open: () => void; close: () => void }

/** Takes over a panel that was opened by its address (`#filters`) before hydration. */
export const useFiltersPanel = (): FiltersPanelState => {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (window.location.hash === `#${FILTERS_PANEL}`) setOpen(true)
  }, [])
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) }
}

/** A link to the panel: scrolls and opens natively by `:target`, as a dialog once there is JavaScript. Phones and tablets only. */
export const FiltersButton = ({ count, panel }: { count: number; panel: FiltersPanelState }) => (
  <a
    href={`#${FILTERS_PANEL}`}
    className="filters-button"
    onClick={(event) => {
      event.preventDefault()
      panel.open()
    }}
  >
    <Icon name="filter" size={18} />
    {messages.filtersWithCount(count)}
  </a>
)

/** Beside the list on a desk; over the page on a phone. One form either way, so nothing is said twice. */
export const FiltersPanel = ({
  panel: { isOpen, close },
  children,
}: {
  panel: FiltersPanelState
  children: ReactNode
}) => {
  const root = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = root.current
    if (!isOpen || !element) return
    const opener = document.activeElement
    element.querySelector('a')?.focus()
    return () => {
      // «Показать» has led the keyboard to the list already
      const isLeftHere = element.contains(document.activeElement)
      if (isLeftHere && opener instanceof HTMLElement) opener.focus()
    }
  }, [isOpen])
  return (
    <section
      ref={root}
      id={FILTERS_PANEL}
      aria-label={messages.filters}
      className={isOpen ? 'is-open' : undefined}
      {...(isOpen ? { role: 'dialog', 'aria-modal': true } : {})}
      css={filtersPanelCss}
    >
      {isOpen && <PageRules>{'body { overflow: hidden }'}</PageRules>}
      <div className="head">
        <strong>{messages.filters}</strong>
        {/* biome-ignore lint/a11y/useValidAnchor: without JavaScript this very link closes the panel */}
        <a
          href="#listing"
          aria-label={messages.closeFilters}
          onClick={(event) => {
            if (!isOpen) return
            if (window.location.hash !== `#${FILTERS_PANEL}`) event.preventDefault()
            close()
          }}
        >
          <Icon name="close" size={24} />
        </a>
      </div>
      {children}
    </section>
  )
}
