import { MAX_PAPERS_AT_ONCE } from '@isp/contract/limits'
import { Button, color, media, radius, Stack, space, sticky, Text } from '@isp/ui'
import { type ReactNode, useState } from 'react'
import { AlertText } from '../../shared/staff/alert-text.tsx'
import { FailureText } from '../../shared/staff/failure-text.tsx'
import { archiveInputOf, type ListedPaper } from './listed-papers.ts'
import { papersMessages as messages } from './papers.messages.ts'
import { useArchive } from './use-papers.ts'

type ChoosePapersProps = {
  papers: readonly ListedPaper[]
  /** How many there are. */
  found: string
  children: (marks: PaperMarks) => ReactNode
}
export type PaperMarks = { isChosen: (key: string) => boolean; onChoose: (key: string) => void }

/** Papers to choose from; what is chosen comes as one archive. */
export const ChoosePapers = ({ papers, found, children }: ChoosePapersProps) => {
  const [chosenKeys, setChosenKeys] = useState<ReadonlySet<string>>(new Set())
  const archive = useArchive(() => setChosenKeys(new Set()))
  const chosen = papers.filter(({ key }) => chosenKeys.has(key))
  const isTooMany = chosen.length > MAX_PAPERS_AT_ONCE
  const handleChoose = (key: string) => {
    const next = new Set(chosenKeys)
    if (!next.delete(key)) next.add(key)
    setChosenKeys(next)
  }
  return (
    <Stack gap={3}>
      <div css={toolsCss}>
        <Text as="span" tone="muted" size="s">
          <span role="status">
            {chosen.length > 0 ? messages.chosen(chosen.length, MAX_PAPERS_AT_ONCE) : found}
          </span>
        </Text>
        {chosen.length > 0 ? (
          <>
            <Button
              size="s"
              icon="download"
              disabled={isTooMany}
              isLoading={archive.isPending}
              onClick={() => archive.run(archiveInputOf(chosen))}
            >
              {messages.archive}
            </Button>
            <Button size="s" variant="ghost" onClick={() => setChosenKeys(new Set())}>
              {messages.unselect}
            </Button>
          </>
        ) : (
          papers.length > 1 && (
            <Button
              size="s"
              variant="ghost"
              onClick={() => setChosenKeys(new Set(papers.map(({ key }) => key)))}
            >
              {messages.chooseAll}
            </Button>
          )
        )}
      </div>
      <AlertText text={isTooMany ? messages.tooMany(MAX_PAPERS_AT_ONCE) : undefined} />
      <FailureText failure={archive.failure} />
      {children({ isChosen: (key) => chosenKeys.has(key), onChoose: handleChoose })}
    </Stack>
  )
}

const toolsCss = {
  position: sticky,
  top: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  minHeight: '44px',
  padding: `${space[1]} ${space[3]}`,
  borderRadius: radius.m,
  background: color.surfaceMuted,
  [media.down(744)]: { gap: space[1] },
} as const
