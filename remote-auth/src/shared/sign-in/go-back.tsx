import { urls } from '@isp/contract/urls'
import { Link } from '@isp/router'
import { readLastPage } from '@isp/session/last-page'
import { color, Icon, media, space } from '@isp/ui'
import { useEffect, useState } from 'react'
import { signInMessages as messages } from './sign-in.messages.ts'

/** §2.2: from the sign-in back to the last visited page; home when none is stored, and until hydration. */
export const GoBack = ({ className }: { className?: string }) => {
  const [to, setTo] = useState(urls.home())
  useEffect(() => setTo(readLastPage({ isSignedIn: false })), [])
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
