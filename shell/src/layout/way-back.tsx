import { urls } from '@isp/contract/urls'
import { LinkButton } from '@isp/ui'
import { useEffect, useState } from 'react'
import { layoutMessages as messages } from './layout.messages.ts'

/** §2.2: a link to the last page that was opened; to the home page if none is stored, and until hydration. */
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
