import { feedbackUrl, withQuery } from '@isp/contract/urls'
import { LinkButton, type LinkButtonProps } from '@isp/ui'
import type { ReactNode } from 'react'
import { type FeedbackAsked, useFeedbackWindow } from './use-feedback-window.tsx'

type FeedbackButtonProps = FeedbackAsked & {
  variant?: LinkButtonProps['variant']
  /** Of the page of the form, for whoever has no scripts. */
  query?: URLSearchParams
  children: ReactNode
}

/** Opens the form over the page that it stands on. */
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
