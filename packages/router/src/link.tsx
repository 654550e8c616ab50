/** @jsxImportSource react */
import { type ComponentPropsWithRef, type MouseEvent, useContext } from 'react'
import {
  createPath,
  parsePath,
  type To,
  UNSAFE_DataRouterContext,
  useHref,
  useLinkClickHandler,
} from 'react-router-dom'

export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  /** A location in the shop; use a plain anchor for other sites. */
  to: To
  replace?: boolean
  state?: unknown
  preventScrollReset?: boolean
}

type PathProps = Omit<LinkProps, 'to'> & { to: string }

const isOwnPress = (event: MouseEvent, target: string | undefined): boolean =>
  event.button === 0 &&
  (!target || target === '_self') &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)

/**
 * A link by its whole path. It asks the router only when it is pressed: the hooks of the library listen to every
 * change of the router's state, so that a navigation would draw all links of a page anew, twice.
 */
const PathLink = ({ to, replace, state, preventScrollReset, onClick, ...rest }: PathProps) => {
  // stands still as long as the page lives
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !router || !isOwnPress(event, rest.target)) return
    event.preventDefault()
    const isHere = createPath(router.state.location) === createPath(parsePath(to))
    void router.navigate(to, { replace: replace ?? isHere, state, preventScrollReset })
  }
  return <a {...rest} href={to} onClick={handleClick} />
}

/** A link from where the page is: `?query`, `#hash`, `{ search }`. */
const RelativeLink = ({
  to,
  replace,
  state,
  preventScrollReset,
  target,
  onClick,
  ...rest
}: LinkProps) => {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    replace,
    state,
    target,
    preventScrollReset,
  })
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  return <a {...rest} href={href} target={target} onClick={handleClick} />
}

/** Not `//host` or `/\\host`, which browsers read as another site. */
const WHOLE_PATH = /^\/(?![/\\])/

/** The library's `Link` without the features of its server framework (prefetching, route discovery): 3 kB smaller. */
export const Link = ({ to, ...rest }: LinkProps) =>
  typeof to === 'string' && WHOLE_PATH.test(to) ? (
    <PathLink {...rest} to={to} />
  ) : (
    <RelativeLink {...rest} to={to} />
  )
