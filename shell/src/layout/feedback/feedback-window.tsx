import { useLocation } from '@isp/router'
import { Drawer, type DrawerSide, media } from '@isp/ui'
import { useState } from 'react'
import { feedbackMessages as messages } from './feedback.messages.ts'
import { FeedbackForm, type FeedbackFormProps } from './feedback-form.tsx'
import { PhoneForm } from './phone-form.tsx'

/** For its own page: a part of its own would weigh on every page. */
export { FeedbackForm }

export type FeedbackWindowProps = Omit<FeedbackFormProps, 'page'> & {
  title?: string
  /** The telephone alone is asked for. */
  isPhone?: boolean
  onClose: () => void
}

/** §9: from the right below 744 px. */
const sideNow = (): DrawerSide =>
  window.matchMedia(media.down(744).replace('@media ', '')).matches ? 'right' : 'center'

/** The form over the page that it was asked for on. */
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
    // inside of a section the heading of the window is no banner, wherever the link stands
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
