import { useLocation } from '@isp/router'
import { media } from '@isp/ui'
import { useEffect } from 'react'
import { closesOnWiden } from './full-width-path.ts'

/** The media query changes only when the width crosses 1024 px, so a dialog opened on a wide screen stays (D3). */
export const useCloseOnWiden = (onClose: () => void): void => {
  const { pathname } = useLocation()
  useEffect(() => {
    if (!closesOnWiden(pathname)) return
    const wide = window.matchMedia(media.up(1024).replace('@media ', ''))
    const handleChange = ({ matches }: MediaQueryListEvent) => {
      if (matches) onClose()
    }
    wide.addEventListener('change', handleChange)
    return () => wide.removeEventListener('change', handleChange)
  }, [pathname, onClose])
}
