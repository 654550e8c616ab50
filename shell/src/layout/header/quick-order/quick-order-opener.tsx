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

/** Behind the basket team's routes, whose parts it is made of: a container of its own would bring them twice. */
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
 * The link beside the basket's block leads to the box on the basket page; from any other page a press opens the same box in
 * a dialog of the basket team. Comes after the page, so the link is a link until then.
 */
export const QuickOrderOpener = () => {
  const { key, pathname } = useLocation()
  // it belongs to the page it was opened on: whoever follows a link out of it leaves it behind
  const [openedOn, setOpenedOn] = useState<string | null>(null)
  const isOnItsPage = pathname === urls.basket()
  useEffect(() => {
    const link = document.querySelector<HTMLElement>(`header a[href="${urls.quickOrder()}"]`)
    if (!link || isOnItsPage) return
    const handleClick = (event: MouseEvent) => {
      if (!isPlain(event)) return
      event.preventDefault()
      // Safari leaves a pressed link without focus, and there would be nothing to give it back to
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
