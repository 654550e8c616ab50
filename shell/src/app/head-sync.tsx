import { useIsMissing, useLocation, useMatches } from '@isp/router'
import { useSession } from '@isp/session'
import { useEffect } from 'react'
import { headOf } from './head.ts'
import { useShellData } from './shell-data.tsx'

const setAttribute = (
  selector: string,
  create: () => HTMLElement,
  name: string,
  value?: string,
) => {
  const found = document.head.querySelector<HTMLElement>(selector)
  if (value === undefined) return found?.remove()
  const element = found ?? document.head.appendChild(create())
  element.setAttribute(name, value)
}

const named = (tag: string, attribute: string, value: string) => () => {
  const element = document.createElement(tag)
  element.setAttribute(attribute, value)
  return element
}

/**
 * Updates the head after navigation in the browser as the server would have rendered it, and stores the opened page
 * (§2.2). Structured data is not updated.
 */
export const HeadSync = () => {
  const matches = useMatches()
  const location = useLocation()
  const { origin } = useShellData()
  const { keepPage } = useSession()
  const isMissing = useIsMissing()
  useEffect(() => {
    const path = location.pathname + location.search
    if (!isMissing) keepPage(path)
    const url = new URL(path, origin)
    const head = headOf(matches, { url, origin })
    if (!head) return
    document.title = head.title
    const canonical = head.canonical ? origin + head.canonical : undefined
    setAttribute(
      'meta[name=description]',
      named('meta', 'name', 'description'),
      'content',
      head.description,
    )
    setAttribute('link[rel=canonical]', named('link', 'rel', 'canonical'), 'href', canonical)
    setAttribute(
      'meta[name=robots]',
      named('meta', 'name', 'robots'),
      'content',
      head.noindex ? 'noindex' : undefined,
    )
  }, [matches, location, origin, keepPage, isMissing])
  return null
}
