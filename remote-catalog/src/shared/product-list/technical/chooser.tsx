import { useSelfClosingDetails } from '@isp/ui'
import { type ReactNode, useRef } from 'react'

type ChooserProps = {
  /** Choosers of one name are open one at a time. */
  name?: string
  summary: ReactNode
  children: ReactNode
}

/** A list of choices over the table; a press elsewhere and Escape close it. */
export const Chooser = ({ name, summary, children }: ChooserProps) => {
  const details = useRef<HTMLDetailsElement>(null)
  useSelfClosingDetails(details)
  return (
    <details ref={details} className="chooser" name={name}>
      <summary>{summary}</summary>
      <div>{children}</div>
    </details>
  )
}
