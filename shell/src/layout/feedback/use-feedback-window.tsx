import { type MouseEvent, useState } from 'react'
import type * as Part from './feedback-window.tsx'

export type FeedbackAsked = Omit<Part.FeedbackWindowProps, 'onClose'>

/** Asked for in one place: another would be a part of its own, named in the first script. */
export const loadFeedback = () => import('./feedback-window.tsx')

/** For a link to the page of the form: it opens the form over this page, once its script has come. */
export const useFeedbackWindow = (asked: FeedbackAsked) => {
  const [part, setPart] = useState<typeof Part | null>(null)
  return {
    open: (event: MouseEvent<HTMLAnchorElement>) => {
      event.preventDefault()
      const { href } = event.currentTarget
      loadFeedback().then(setPart, () => location.assign(href))
    },
    window: part && <part.FeedbackWindow {...asked} onClose={() => setPart(null)} />,
  }
}
