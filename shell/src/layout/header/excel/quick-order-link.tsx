import { urls } from '@isp/contract/urls'
import { Link } from '@isp/router'
import { color, Icon, media, radius } from '@isp/ui'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { excelMessages as messages } from './excel.messages.ts'

/** Beside the basket's block: the box for a pasted list. Comes as the Excel icon does, so that nobody else pays for it. */
export const QuickOrderLink = () => {
  const [place, setPlace] = useState<Element | null>(null)
  useEffect(() => {
    const made = document.createElement('span')
    document.querySelector('header a[href="/basket/"]')?.after(made)
    setPlace(made)
    return () => made.remove()
  }, [])
  return (
    place &&
    createPortal(
      <Link
        to={urls.quickOrder()}
        aria-label={messages.quickOrder}
        title={messages.quickOrder}
        css={linkCss}
      >
        <Icon name="list" size={20} />
      </Link>,
      place,
    )
  )
}

const linkCss = {
  display: 'none',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: radius.m,
  color: color.textSecondary,
  [media.up(744)]: { display: 'grid' },
  [media.hover]: { '&:hover': { background: color.surfaceMuted, color: color.accent } },
} as const
