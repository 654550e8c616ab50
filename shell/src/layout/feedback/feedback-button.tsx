import { feedbackUrl, withQuery } from '@isp/contract/urls'
import { LinkButton, type LinkButtonProps } from '@isp/ui'
import type { ReactNode } from 'react'
import { type FeedbackAsked, useFeedbackWindow } from './use-feedback-window.tsx'

type FeedbackButtonProps = FeedbackAsked & {
  variant?: LinkButtonProps['variant']
  /** Query of the form page, for browsers without scripts. */
  query?: URLSearchParams
  children: ReactNode
}

/** Opens the feedback form over the current page. */
export const FeedbackButton = ({
  variant = 'primary',
  query,
  children,
  ...asked
}: FeedbackButtonProps) => {
  const { open, window } = useFeedbackWindow(asked)
  return (
    <>
      <LinkButton to={withQuery(feedbackUrl(), query)} variant={variant} onClick={open}>
        {children}
      </LinkButton>
      {window}
    </>
  )
}
