import { type ComponentType, type MouseEvent, useState } from 'react'
import type { FeedbackWindowProps } from './feedback-window.tsx'

export type FeedbackAsked = Omit<FeedbackWindowProps, 'onClose'>

/** For a link to the page of the form: it opens the form over this page, once its script has come. */
export const useFeedbackWindow = (asked: FeedbackAsked) => {
  const [Window, setWindow] = useState<ComponentType<FeedbackWindowProps> | null>(null)
  return {
    open: (event: MouseEvent<HTMLAnchorElement>) => {
      event.preventDefault()
      const { href } = event.currentTarget
      import('./feedback-window.tsx').then(
        (part) => setWindow(() => part.FeedbackWindow),
        () => location.assign(href),
      )
    },
    window: Window && <Window {...asked} onClose={() => setWindow(null)} />,
  }
}
