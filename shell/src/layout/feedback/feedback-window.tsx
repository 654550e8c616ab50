import { useLocation } from '@isp/router'
import { Drawer, type DrawerSide, media } from '@isp/ui'
import { useState } from 'react'
import { feedbackMessages as messages } from './feedback.messages.ts'
import { FeedbackForm, type FeedbackFormProps } from './feedback-form.tsx'
import { PhoneForm } from './phone-form.tsx'

/** For the page of the form, which uses the same chunk. */
export { FeedbackForm }

export type FeedbackWindowProps = Omit<FeedbackFormProps, 'page'> & {
  title?: string
  /** Only asks for a phone number. */
  isPhone?: boolean
  onClose: () => void
}

/** §9: opens from the right below 744 px. */
const sideNow = (): DrawerSide =>
  window.matchMedia(media.down(744).replace('@media ', '')).matches ? 'right' : 'center'

/** The form in a window over the current page. */
export const FeedbackWindow = ({
  title = messages.title,
  isPhone = false,
  onClose,
  ...form
}: FeedbackWindowProps) => {
  const [side] = useState(sideNow)
  const page = useLocation().pathname
  const isSaidInPopup = form.place === 'footer'
  return (
    // inside a section, the header of the window is not a banner landmark, wherever the link is
    <section css={{ position: 'fixed' }}>
      <Drawer isOpen side={side} title={isPhone ? messages.callBack : title} onClose={onClose}>
        {isPhone ? (
          <PhoneForm page={page} />
        ) : (
          <FeedbackForm
            {...form}
            page={page}
            {...(isSaidInPopup && { isSaidInPopup, onSent: onClose })}
          />
        )}
      </Drawer>
    </section>
  )
}
