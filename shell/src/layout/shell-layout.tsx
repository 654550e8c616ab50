import { Outlet, ScrollRestoration, useLocation } from '@isp/router'
import { color, media } from '@isp/ui'
import { memo } from 'react'
import { AuthPlace } from './auth-place.tsx'
import { BOTTOM_BAR_HEIGHT, BottomBar } from './bottom-bar/bottom-bar.tsx'
import { CabinetSidebar } from './cabinet-sidebar.tsx'
import { CookieBanner } from './cookie-banner/cookie-banner.tsx'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'
import { type LayoutVariant, layoutVariant } from './layout-variant.ts'
import { RouteAnnouncer } from './loader/route-announcer.tsx'
import { RouteLoader } from './loader/route-loader.tsx'
import { NoticePlace } from './notice/notice-place.tsx'
import { PersonPlace } from './person/person-place.tsx'
import { PopupQueue } from './popups/popup-queue.tsx'
import { MAIN_ID, SkipLink } from './skip-link.tsx'

/** A constant element: rendered again before its chunk is loaded, it would be removed from the page. */
const noticePlace = <NoticePlace />

/**
 * The layout around every page (§2.2): the element of the root route. Pages of the cabinet get a sidebar and a compact
 * footer; `<main>` stays the same element, so switching to the cabinet remounts nothing else.
 */
export const ShellLayout = () => <Layout variant={layoutVariant(useLocation().pathname)} />

/** A navigation that leaves the variant as it is draws nothing of it anew. */
const Layout = memo(({ variant }: { variant: LayoutVariant }) => (
  <>
    <SkipLink />
    <RouteLoader />
    {/* early in the document, so that it is painted with the header, not after the last product of a list */}
    <CookieBanner />
    <div id="top" css={pageCss}>
      {noticePlace}
      <Header />
      <div css={{ display: 'flex', flex: '1 0 auto' }}>
        {variant === 'cabinet' && <CabinetSidebar />}
        <main id={MAIN_ID} key="main" tabIndex={-1} css={mainCss}>
          <Outlet />
        </main>
      </div>
      <PersonPlace />
      <Footer variant={variant} />
    </div>
    <BottomBar />
    <AuthPlace />
    <PopupQueue />
    <RouteAnnouncer />
    <ScrollRestoration />
  </>
))

const pageCss = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  // the footer's colour continues below it, in the space reserved for the bottom bar
  background: color.surface,
  backgroundClip: 'content-box',
  [media.down(744)]: {
    paddingBottom: `calc(${BOTTOM_BAR_HEIGHT} + env(safe-area-inset-bottom))`,
  },
} as const

const mainCss = { flex: '1 1 auto', minWidth: 0, '&:focus-visible': { outline: 'none' } } as const
