/** @jsxImportSource react */
import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { type To, useHref, useLinkClickHandler } from 'react-router-dom'

export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  /** A place in the shop; other sites get a plain anchor. */
  to: To
  replace?: boolean
  state?: unknown
  preventScrollReset?: boolean
}

/**
 * The library's link without what belongs to its own server framework (prefetching, discovery of routes): made of the
 * two hooks that it gives for this purpose, 3 kB lighter.
 */
export const Link = ({
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
