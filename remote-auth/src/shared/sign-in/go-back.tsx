import { urls } from '@isp/contract/urls'
import { Link } from '@isp/router'
import { storageNames } from '@isp/session'
import { color, Icon, media, space } from '@isp/ui'
import { useEffect, useState } from 'react'
import { safeReturnTo } from './return-to.ts'
import { signInMessages as messages } from './sign-in.messages.ts'

const KEY = storageNames.cookie.previousPage

const fromTab = (): string | null => {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null // storage switched off: the cookie says it
  }
}

const fromCookie = (): string | null => {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${KEY}=`))
  try {
    return found ? decodeURIComponent(found.slice(KEY.length + 1)) : null
  } catch {
    return null
  }
}

/** The last page of this tab, else of this browser. The cabinet only asks for the sign-in again: then the home page. */
const readLastPage = (): string => {
  const page = safeReturnTo(fromTab()) ?? safeReturnTo(fromCookie())
  return !page || page.startsWith('/cabinet/') ? urls.home() : page
}

/** §2.2: from the sign-in back to the last visited page; home when none is stored, and until hydration. */
export const GoBack = ({ className }: { className?: string }) => {
  const [to, setTo] = useState(urls.home())
  useEffect(() => setTo(readLastPage()), [])
  return (
    <Link to={to} className={className} css={rootCss}>
      <Icon name="arrow-left" size={18} />
      {messages.goBack}
    </Link>
  )
}

const rootCss = {
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gridColumn: '1 / -1',
  gap: space[2],
  minHeight: '24px',
  color: color.textSecondary,
  textDecoration: 'none',
  [media.touch]: { minHeight: '44px' },
  [media.hover]: { '&:hover': { color: color.accent } },
} as const
