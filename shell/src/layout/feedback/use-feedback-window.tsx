import { type MouseEvent, useState } from 'react'
import type * as Part from './feedback-window.tsx'

export type FeedbackAsked = Omit<Part.FeedbackWindowProps, 'onClose'>

/** For a link to the page of the form: it opens the form over this page, once its script has come. */
export const useFeedbackWindow = (asked: FeedbackAsked) => {
  const [part, setPart] = useState<typeof Part | null>(null)
  return {
    open: (event: MouseEvent<HTMLAnchorElement>) => {
      event.preventDefault()
      const { href } = event.currentTarget
      import('./feedback-window.tsx').then(setPart, () => location.assign(href))
    },
    window: part && <part.FeedbackWindow {...asked} onClose={() => setPart(null)} />,
  }
}
