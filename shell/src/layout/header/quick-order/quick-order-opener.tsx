import { urls } from '@isp/contract/urls'
import type { FragmentModule } from '@isp/federation/remote'
import {
  type Federation,
  FederationProvider,
  Fragment,
  useFederation,
} from '@isp/federation/runtime'
import { useLocation } from '@isp/router'
import { Drawer, Spinner, Text } from '@isp/ui'
import { useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { quickOrderMessages as messages } from './quick-order.messages.ts'

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** Mounts the fragment from the basket team's routes, which contain its code: exposed separately, it would be loaded twice. */
const lateOf = ({ loader, context }: Federation): Federation => ({
  context,
  loader: loader && {
    ...loader,
    loadFragment: async (remote, name) => {
      const fragment = (await loader.loadRoutes(remote)).late?.[name]
      if (!fragment) throw new Error(`${remote} has no ${name}`)
      return (await fragment()) as FragmentModule
    },
  },
})

/**
 * The link beside the basket block leads to the form on the basket page; on other pages a click opens the same form in
 * a dialog of the basket team. Loaded after the page; until then the link is only a link.
 */
export const QuickOrderOpener = () => {
  const { key, pathname } = useLocation()
  // the dialog belongs to one page: following a link out of it closes it
  const [openedOn, setOpenedOn] = useState<string | null>(null)
  const isOnItsPage = pathname === urls.basket()
  useEffect(() => {
    const link = document.querySelector<HTMLElement>(`header a[href="${urls.quickOrder()}"]`)
    if (!link || isOnItsPage) return
    const handleClick = (event: MouseEvent) => {
      if (!isPlain(event)) return
      event.preventDefault()
      // Safari does not focus a clicked link, and closing the dialog must return the focus to it
      link.focus()
      setOpenedOn(key)
    }
    link.setAttribute('aria-haspopup', 'dialog')
    link.addEventListener('click', handleClick)
    return () => {
      link.removeAttribute('aria-haspopup')
      link.removeEventListener('click', handleClick)
    }
  }, [key, isOnItsPage])
  const federation = useFederation()
  const late = useMemo(() => lateOf(federation), [federation])
  const close = () => setOpenedOn(null)
  if (openedOn !== key) return null
  return createPortal(
    <FederationProvider federation={late}>
      <Fragment
        remote="basket-checkout"
        name="quick-order"
        props={{ onClose: close }}
        fallback={
          <Drawer isOpen side="center" title={messages.title} onClose={close}>
            <Spinner label={messages.loading} />
          </Drawer>
        }
        failed={
          <Drawer isOpen side="center" title={messages.title} onClose={close}>
            <Text>{messages.failed}</Text>
          </Drawer>
        }
      />
    </FederationProvider>,
    document.body,
  )
}
