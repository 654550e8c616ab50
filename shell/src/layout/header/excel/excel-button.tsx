import { Fragment } from '@isp/federation/runtime'
import { storageNames } from '@isp/session'
import { color, Drawer, Icon, media, Spinner, Text } from '@isp/ui'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { excelMessages as messages } from './excel.messages.ts'

/** An import that a reload has broken off goes on by itself (D14); the fragment knows whose it is. */
const hasBegun = (): boolean => {
  try {
    return localStorage.getItem(storageNames.local.excelImport) !== null
  } catch {
    return false
  }
}

/** §2.3: the icon inside the empty search box; the dialog is the basket team's and comes when it is asked for. */
export const ExcelButton = () => {
  const [isOpen, setOpen] = useState(hasBegun)
  const close = () => setOpen(false)
  return (
    <>
      <button
        type="button"
        aria-label={messages.open}
        title={messages.open}
        css={buttonCss}
        onClick={() => setOpen(true)}
      >
        <Icon name="excel" size={20} />
      </button>
      {isOpen &&
        createPortal(
          <Fragment
            remote="basket-checkout"
            name="excel-import"
            props={{ onClose: close }}
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
  color: color.textSecondary,
  // only while nothing is typed
  'input:not(:placeholder-shown) ~ &': { display: 'none' },
  [media.hover]: { '&:hover': { color: color.accent, background: color.surfaceMuted } },
} as const
