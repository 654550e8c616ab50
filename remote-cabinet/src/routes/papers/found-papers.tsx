import type { Papers } from '@isp/contract'
import { MAX_PAPERS_AT_ONCE } from '@isp/contract/limits'
import { Button, color, media, radius, Stack, space, Text } from '@isp/ui'
import { useState } from 'react'
import { AlertText } from '../../shared/staff/alert-text.tsx'
import { FailureText } from '../../shared/staff/failure-text.tsx'
import { archiveInputOf, papersOf } from './listed-papers.ts'
import { OrderPapersPart } from './order-papers.tsx'
import { papersMessages as messages } from './papers.messages.ts'
import type { PapersParams } from './papers.params.ts'
import { useArchive } from './use-papers.ts'

type FoundPapersProps = { data: Papers; kind: PapersParams['kind'] }

/** Orders with their papers; what is chosen comes as one archive. */
export const FoundPapers = ({ data, kind }: FoundPapersProps) => {
  const [chosenKeys, setChosenKeys] = useState<ReadonlySet<string>>(new Set())
  const archive = useArchive(() => setChosenKeys(new Set()))
  const orders = data.items.map((found) => ({ found, papers: papersOf(found, kind) }))
  const all = orders.flatMap(({ papers }) => papers)
  const chosen = all.filter(({ key }) => chosenKeys.has(key))
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
            {chosen.length > 0
              ? messages.chosen(chosen.length, MAX_PAPERS_AT_ONCE)
              : messages.found(data.total)}
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
          all.length > 1 && (
            <Button
              size="s"
              variant="ghost"
              onClick={() => setChosenKeys(new Set(all.map(({ key }) => key)))}
            >
              {messages.chooseAll}
            </Button>
          )
        )}
      </div>
      <AlertText text={isTooMany ? messages.tooMany(MAX_PAPERS_AT_ONCE) : undefined} />
      <FailureText failure={archive.failure} />
      <div>
        {orders.map(({ found, papers }) => (
          <OrderPapersPart
            key={found.order.id}
            found={found}
            papers={papers}
            asksInvoice={found.mayAskInvoice && kind === undefined}
            isChosen={(key) => chosenKeys.has(key)}
            onChoose={handleChoose}
          />
        ))}
      </div>
    </Stack>
  )
}

const toolsCss = {
  position: 'sticky',
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
