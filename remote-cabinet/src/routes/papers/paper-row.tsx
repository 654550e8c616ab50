import { Checkbox, color, IconButton, media, space, VisuallyHidden } from '@isp/ui'
import type { ReactNode } from 'react'
import { FailureText } from '../../shared/staff/failure-text.tsx'
import type { ListedPaper } from './listed-papers.ts'
import { papersMessages as messages } from './papers.messages.ts'
import { useOpenPaper } from './use-papers.ts'

type PaperRowProps = {
  paper: ListedPaper
  /** What sets it apart from others of its name, for screen readers. */
  whose?: string
  isChosen: boolean
  onChoose: () => void
  /** Below its name. */
  children?: ReactNode
}

/** A paper of a list: chosen by a press on its name, or saved at once. */

export const PaperRow = ({ paper, whose = '', isChosen, onChoose, children }: PaperRowProps) => {
  const { run, isPending, failure } = useOpenPaper()
  const { name } = paper
  return (
    <li>
      <Checkbox
        label={
          <>
            <span aria-hidden>
              {name}
              {paper.kind === 'file' && <small> {paper.size}</small>}
            </span>
            <VisuallyHidden>{messages.choose(name + whose)}</VisuallyHidden>
          </>
        }
        checked={isChosen}
        onChange={onChoose}
      />
      <IconButton
        icon="download"
        size="s"
        label={messages.openOf(name + whose)}
        isLoading={isPending}
        onClick={() => run(paper)}
      />
      {children}
      <FailureText failure={failure} />
    </li>
  )
}

export const paperRowsCss = {
  '& ul': { margin: `${space[1]} 0 0`, padding: 0, listStyle: 'none' },
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space[3],
    minHeight: '36px',
    overflowWrap: 'anywhere',
    [media.touch]: { minHeight: '44px' },
    [media.up(744)]: { gridTemplateColumns: 'minmax(0, 420px) auto', justifyContent: 'start' },
  },
  '& li > [role="alert"]': { gridColumn: '1 / -1' },
  '& li small': { color: color.textMuted },
} as const
