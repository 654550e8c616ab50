import { Outlet, ScrollRestoration, useLocation } from '@isp/router'
import { color, media } from '@isp/ui'
import { AuthPlace } from './auth-place.tsx'
import { BOTTOM_BAR_HEIGHT, BottomBar } from './bottom-bar/bottom-bar.tsx'
import { CabinetSidebar } from './cabinet-sidebar.tsx'
import { CookieBanner } from './cookie-banner/cookie-banner.tsx'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'
import { layoutVariant } from './layout-variant.ts'
import { RouteAnnouncer } from './loader/route-announcer.tsx'
import { RouteLoader } from './loader/route-loader.tsx'
import { NoticePlace } from './notice/notice-place.tsx'
import { PersonPlace } from './person/person-place.tsx'
import { PopupQueue } from './popups/popup-queue.tsx'
import { MAIN_ID, SkipLink } from './skip-link.tsx'

/** One element for ever: drawn anew before its part has come, it would be taken off the page. */
const noticePlace = <NoticePlace />

/**
 * Everything around a page (§2.2): the element of the root route. Pages of the cabinet get a sidebar and
 * a compact footer; `<main>` stays the same element, so going in and out of the cabinet remounts nothing else.
 */
export const ShellLayout = () => {
  const variant = layoutVariant(useLocation().pathname)
  return (
    <>
      <SkipLink />
      <RouteLoader />
      {/* so early that it is painted with the header, not after the last product of the list */}
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
  )
}

const pageCss = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  // below it, and in its room for the bottom bar, the colour of the footer goes on
  background: color.surface,
  backgroundClip: 'content-box',
  [media.down(744)]: {
    paddingBottom: `calc(${BOTTOM_BAR_HEIGHT} + env(safe-area-inset-bottom))`,
  },
} as const

const mainCss = { flex: '1 1 auto', minWidth: 0, '&:focus-visible': { outline: 'none' } } as const
