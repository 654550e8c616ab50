import { Fragment } from '@isp/federation/runtime'
import { useAuth } from '@isp/session'
import { lateLocal } from '@isp/session/late-storage-names'
import { color, Drawer, Icon, media, Spinner, Text } from '@isp/ui'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { excelMessages as messages } from './excel.messages.ts'

/** An import of this person for this company that a reload has broken off goes on by itself (D14). */
const hasBegun = (owner: string): boolean => {
  try {
    return JSON.parse(localStorage.getItem(lateLocal.excelImport) ?? '0').owner === owner
  } catch {
    return false
  }
}

/**
 * §2.3: the icon inside the empty search box; the dialog is the basket team's and comes when it is asked for. It comes with
 * what the header has for people who are signed in, and finds the box by itself: nobody else pays for it.
 */
export const ExcelButton = () => {
  const owner = useAuth(({ user, companyUuid }) => `${user?.uuid ?? ''} ${companyUuid ?? ''}`)
  const [isOpen, setOpen] = useState(false)
  const [frame, setFrame] = useState<Element | null>(null)
  useEffect(() => {
    const place = document.createElement('span')
    document.querySelector('header form[role="search"] button[type="submit"]')?.before(place)
    setFrame(place)
    return () => place.remove()
  }, [])
  useEffect(() => {
    if (hasBegun(owner)) setOpen(true)
  }, [owner])
  const open = () => setOpen(true)
  const close = () => setOpen(false)
  return (
    <>
      {frame &&
        createPortal(
          <button
            type="button"
            aria-label={messages.open}
            title={messages.open}
            css={buttonCss}
            onClick={open}
          >
            <Icon name="excel" size={20} />
          </button>,
          frame,
        )}
      {isOpen &&
        createPortal(
          <Fragment
            remote="basket-checkout"
            name="excel-import"
            props={{ onClose: close, onOpen: open }}
            fallback={
              <Drawer isOpen side="center" title={messages.title} onClose={close}>
                <Spinner label={messages.loading} />
              </Drawer>
            }
            failed={
              <Drawer isOpen side="center" title={messages.title} onClose={close}>
                <Text>{messages.failed}</Text>
              </Drawer>
            }
          />,
          document.body,
        )}
    </>
  )
}

const buttonCss = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '44px',
  height: '100%',
  color: color.textSecondary,
  // only while nothing is typed
  'input:not(:placeholder-shown) ~ span > &': { display: 'none' },
  [media.hover]: { '&:hover': { color: color.accent, background: color.surfaceMuted } },
} as const
