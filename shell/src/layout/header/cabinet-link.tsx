import { urls } from '@isp/contract/urls'
import { Link, useLocation } from '@isp/router'
import { isSignedIn as hasSignIn, useSession, useStanding } from '@isp/session'
import { color, Icon } from '@isp/ui'
import type { MouseEvent } from 'react'
import { layoutMessages as messages } from '../layout.messages.ts'
import { isCurrent } from './navigation-links.ts'

type CabinetLinkProps = { iconSize?: number; className?: string }

/**
 * The cabinet button of §2.3, with a marker for signed-in users. For anonymous visitors it opens the sign-in over the
 * page; without scripts, or in a new tab, the link leads to the cabinet, which asks for the sign-in itself.
 */
export const CabinetLink = ({ iconSize = 20, className }: CabinetLinkProps) => {
  const { pathname } = useLocation()
  const session = useSession()
  const standing = useStanding()
  const isSignedIn = hasSignIn(standing)

  const handleClick = (event: MouseEvent) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.button > 0)
    if (standing.kind !== 'anonymous' || !isPlain) return
    event.preventDefault()
    session.openAuth({ reason: messages.cabinetReason, returnTo: urls.cabinet() })
  }

  return (
    <Link
      to={urls.cabinet()}
      onClick={handleClick}
      aria-label={isSignedIn ? messages.cabinetSignedIn : undefined}
      aria-current={isCurrent(pathname, urls.cabinet()) ? 'page' : undefined}
      className={className}
    >
      <span aria-hidden css={{ position: 'relative', display: 'inline-flex' }}>
        <Icon name="user" size={iconSize} />
        {isSignedIn && <span data-marker="signed-in" css={markerCss} />}
      </span>
      {messages.cabinet}
    </Link>
  )
}

const markerCss = {
  position: 'absolute',
  top: '-2px',
  right: '-3px',
  width: '9px',
  height: '9px',
  border: '1.5px solid currentColor',
  borderRadius: '50%',
  background: color.accent,
} as const
