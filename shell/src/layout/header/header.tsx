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

/** By itself: a change of the basket draws nothing else of the header anew. */
const OwnBasket = () => (
  <BasketBlock
    lineCount={useBasket((basket) => basket.count)}
    total={useBasket((basket) => basket.total)}
  />
)

/** By itself: when it hides on scrolling, nothing in it is drawn anew. */
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
 * One header for every width (§2.3): from 744 px the strip, the catalogue button and the basket join in,
 * below it the burger menu does. One search box in the document, so nothing typed is lost on a turn of the phone.
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
  // whoever tabs back into it sees where they are
  '&:has(:focus-visible)': { transform: 'none' },
  // what opens below it is placed by it
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
