import { useNavigation } from '@isp/router'
import { Spinner, useIsOnline, VisuallyHidden } from '@isp/ui'
import type { ReactNode } from 'react'
import { listingMessages as messages } from './listing.messages.ts'
import { LISTING } from './use-arrival.ts'

// The wait for the next page of a list. Each part asks the router itself: the list around them is not drawn anew for it.

/** @param root where all pages of this list lie */
const useIsAwaited = (root: string): boolean => {
  const { state, location } = useNavigation()
  return state === 'loading' && location.pathname.startsWith(root)
}

type WaitProps = { root: string }

/** The list's own section: busy, and then dimmed, while its next page is on the way. */
export const ListSection = ({ root, children }: WaitProps & { children: ReactNode }) => (
  <section
    id={LISTING}
    tabIndex={-1}
    aria-labelledby="listing-title"
    aria-busy={useIsAwaited(root)}
  >
    <VisuallyHidden as="h2" id="listing-title">
      {messages.list}
    </VisuallyHidden>
    {children}
  </section>
)

/** How many there are, or that more are on the way; shown where the heading does not say it. */
export const ListStatus = ({
  root,
  total,
  isFiltered,
}: WaitProps & { total: number; isFiltered: boolean }) => {
  const isAwaited = useIsAwaited(root)
  const isOffline = !useIsOnline()
  const awaited = isOffline ? messages.offline : messages.updating
  return (
    <>
      <p
        role="status"
        className={isFiltered || (isAwaited && isOffline) ? 'status is-shown' : 'status'}
      >
        {isAwaited ? awaited : messages.products(total)}
      </p>
      {isAwaited && !isOffline && (
        <span className="spinner">
          <Spinner size={32} label={null} />
        </span>
      )}
    </>
  )
}
