import { type MouseEvent, useState } from 'react'
import type * as Part from './feedback-window.tsx'

export type FeedbackAsked = Omit<Part.FeedbackWindowProps, 'onClose'>

/** The only `import()` of this chunk: a second one would create another chunk, named in the first script. */
export const loadFeedback = () => import('./feedback-window.tsx')

/** Makes a link to the page of the form open it over the current page, once its script is loaded. */
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
