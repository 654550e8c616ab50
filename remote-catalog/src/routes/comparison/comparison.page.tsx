import type { Comparison as ComparisonAnswer } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import type { LazyPage } from '@isp/federation/page'
import { Container, EmptyState, LinkButton, Skeleton, Stack, Text } from '@isp/ui'
import { useState } from 'react'
import { comparisonMessages as messages } from './comparison.messages.ts'
import { ComparisonBoard } from './comparison-board.tsx'
import { type ComparisonParts, ComparisonPartsProvider, useParts } from './comparison-parts.tsx'
import { type Removed, RemovedNotice } from './removed-notice.tsx'
import { type Comparison, useComparison } from './use-comparison.ts'

/** /comparison/ (§2.3, D18): products side by side, all of them or those of a section. */
export const createComparisonPage = (parts: ComparisonParts): LazyPage => ({
  Page: () => (
    <ComparisonPartsProvider value={parts}>
      <ComparisonPage />
    </ComparisonPartsProvider>
  ),
  head: () => ({ title: messages.documentTitle, canonical: urls.comparison(), noindex: true }),
})

const ComparisonPage = () => {
  const { PageHeader, Read } = useParts()
  const comparison = useComparison()
  const { query, isKnown } = comparison
  return (
    <Container>
      <PageHeader
        breadcrumbs={[{ label: messages.home, to: urls.home() }, { label: messages.title }]}
        title={messages.title}
      />
      {isKnown ? (
        <Read query={query} title={messages.failed} note={messages.safe} waiting={<Waiting />}>
          {(answer) => <Compared answer={answer} comparison={comparison} />}
        </Read>
      ) : (
        <Waiting />
      )}
    </Container>
  )
}

const Waiting = () => (
  <div role="status" aria-label={messages.waiting}>
    <noscript>{messages.noScripts}</noscript>
    <Skeleton shape="box" height="480px" />
  </div>
)

const Compared = ({ answer, comparison }: { answer: ComparisonAnswer; comparison: Comparison }) => {
  const [removed, setRemoved] = useState<Removed | null>(null)
  const shown = comparison.shown(answer.products)
  const all = comparison.all(shown)
  const remove = (ids: readonly number[]) => {
    comparison.remove(ids)
    const [only] = ids.length === 1 ? shown.filter(({ id }) => ids.includes(id)) : []
    setRemoved({ ids, name: only?.name ?? null })
  }
  const handleUndo = () => {
    if (removed) comparison.putBack(removed.ids)
    setRemoved(null)
  }
  return (
    <Stack gap={4}>
      <RemovedNotice removed={removed} onUndo={handleUndo} />
      {comparison.isTooMuch && <Text>{messages.tooMuch(shown.length, all.length)}</Text>}
      {shown.length === 0 ? (
        <NothingCompared />
      ) : (
        <ComparisonBoard
          products={shown}
          answer={answer}
          onMove={(id, target) =>
            comparison.move(
              shown.map((product) => product.id),
              id,
              target,
            )
          }
          onRemove={({ id }) => remove([id])}
          onClear={() => remove(all)}
        />
      )}
    </Stack>
  )
}

const NothingCompared = () => (
  <EmptyState
    icon="compare"
    title={messages.empty}
    text={messages.emptyText}
    action={
      <>
        <LinkButton to={urls.catalog()}>{messages.toCatalog}</LinkButton>
        <LinkButton to={urls.searchRoot()} variant="secondary">
          {messages.toSearch}
        </LinkButton>
      </>
    }
  />
)
