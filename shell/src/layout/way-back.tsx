import { urls } from '@isp/contract/urls'
import { LinkButton } from '@isp/ui'
import { useEffect, useState } from 'react'
import { layoutMessages as messages } from './layout.messages.ts'

/** §2.2: back to the last page that did open; home when none is stored, and until hydration. */
export const WayBack = () => {
  const [to, setTo] = useState(urls.home())
  useEffect(() => {
    import('@isp/session/last-page').then(
      ({ readLastPage }) => setTo(readLastPage()),
      () => {},
    )
  }, [])
  const isHome = to === urls.home()
  return (
    <LinkButton to={to} variant="ghost" icon={isHome ? 'home' : 'arrow-left'}>
      {isHome ? messages.toHome : messages.goBack}
    </LinkButton>
  )
}
