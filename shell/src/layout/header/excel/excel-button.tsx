import { Fragment } from '@isp/federation/runtime'
import { useAuth } from '@isp/session'
import { lateLocal } from '@isp/session/late-storage-names'
import { color, Drawer, Icon, media, Spinner, Text } from '@isp/ui'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { excelMessages as messages } from './excel.messages.ts'

/** Whether a reload has interrupted an import of this user for this company; it is then resumed (D14). */
const hasBegun = (owner: string): boolean => {
  try {
    return JSON.parse(localStorage.getItem(lateLocal.excelImport) ?? '0').owner === owner
  } catch {
    return false
  }
}

/**
 * §2.3: the icon inside the empty search box; the dialog belongs to the basket team and is loaded when needed. The button is loaded with
 * the header's part for signed-in users and finds the box by itself, so other visitors do not load it.
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
  // hidden when text is typed
  'input:not(:placeholder-shown) ~ span > &': { display: 'none' },
  [media.hover]: { '&:hover': { color: color.accent, background: color.surfaceMuted } },
} as const
