import { useBasket } from '@isp/session'
import { Container, color, media, motion, space, sticky, zIndex } from '@isp/ui'
import { type ReactNode, useRef } from 'react'
import { BasketBlock } from './basket-block.tsx'
import { BurgerMenu } from './burger-menu.tsx'
import { CatalogButton } from './catalog-button.tsx'
import { Logo } from './logo.tsx'
import { SearchForm } from './search-form.tsx'
import { TopBar } from './top-bar.tsx'
import { useHeaderOffset } from './use-header-offset.ts'
import { useHeaderVisibility } from './use-header-visibility.ts'

/** A component of its own, so that a change of the basket renders nothing else of the header again. */
const OwnBasket = () => (
  <BasketBlock
    lineCount={useBasket((basket) => basket.count)}
    total={useBasket((basket) => basket.total)}
  />
)

/** A component of its own, so that hiding it on scrolling renders none of its content again. */
const HidingHeader = ({ children }: { children: ReactNode }) => {
  const headerRef = useRef<HTMLElement>(null)
  const isHidden = useHeaderVisibility(headerRef)
  useHeaderOffset(headerRef, isHidden)
  return (
    <header ref={headerRef} data-boundary="shell" data-hidden={isHidden} css={headerCss}>
      {children}
    </header>
  )
}

/**
 * One header for all widths (§2.3): from 744 px with top bar, catalogue button and basket, below with the burger menu.
 * There is only one search box, so typed text survives rotating the phone.
 */
export const Header = () => (
  <HidingHeader>
    <TopBar />
    <Container css={rowCss}>
      <Logo />
      <CatalogButton />
      <SearchForm />
      <OwnBasket />
      <BurgerMenu />
    </Container>
  </HidingHeader>
)

const headerCss = {
  position: sticky,
  top: 0,
  zIndex: zIndex.header,
  background: color.surface,
  borderBottom: `1px solid ${color.line}`,
  transition: `transform ${motion.normal} ${motion.ease}`,
  '&[data-hidden="true"]': { transform: 'translateY(-100%)' },
  // keyboard focus inside shows the header again
  '&:has(:focus-visible)': { transform: 'none' },
  // positioning parent of what opens below it
  [media.low]: { position: 'relative' },
  [media.print]: { position: 'static' },
} as const

const rowCss = {
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  paddingBlock: space[1.5],
  [media.up(744)]: { gap: space[4], paddingBlock: space[2.5] },
  [media.up(1024)]: { gap: space[6] },
} as const
