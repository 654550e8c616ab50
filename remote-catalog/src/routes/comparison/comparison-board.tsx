import type { ProductCard } from '@isp/contract'
import { urls, withQuery } from '@isp/contract/urls'
import { Link, useSearchParams } from '@isp/router'
import { Button, Checkbox, LinkButton, Stack, Text } from '@isp/ui'
import { useState } from 'react'
import { comparisonMessages as messages } from './comparison.messages.ts'
import { tabsCss, toolbarCss } from './comparison-board.css.ts'
import { comparisonRows } from './comparison-rows.ts'
import { ComparisonTable } from './comparison-table.tsx'
import { ExcelButton } from './excel-button.tsx'

type BoardProps = {
  /** All that is compared, as it stands side by side. */
  products: readonly ProductCard[]
  onMove: (id: number, target: number) => void
  onRemove: (product: ProductCard) => void
  onClear: () => void
}

const groupsOf = (products: readonly ProductCard[]) => [
  ...Map.groupBy(products, ({ section }) => section.slug).values(),
]

/** One section at a time: products of different sections have nothing to be compared by. */
export const ComparisonBoard = ({ products, onMove, onRemove, onClear }: BoardProps) => {
  const [params] = useSearchParams()
  const [isDifferent, setDifferent] = useState(false)
  const groups = groupsOf(products)
  const group =
    groups.find(([first]) => first?.section.slug === params.get('section')) ?? groups[0] ?? []
  const section = group[0]?.section
  const rows = comparisonRows(group)
  const isAlone = group.length < 2
  const shown = isDifferent && !isAlone ? rows.filter((row) => row.isDifferent) : rows
  if (!section) return null
  return (
    <Stack gap={3}>
      {groups.length > 1 && <SectionTabs groups={groups} current={section.slug} />}
      <div css={toolbarCss}>
        <Checkbox
          label={messages.onlyDifferences}
          checked={isDifferent}
          disabled={isAlone}
          onChange={(event) => setDifferent(event.target.checked)}
        />
        <div>
          <LinkButton to={urls.section(section.slug)} variant="secondary" size="s" icon="plus">
            {messages.more}
          </LinkButton>
          <ExcelButton products={products} />
          <Button variant="ghost" size="s" icon="trash" onClick={onClear}>
            {messages.clear}
          </Button>
        </div>
      </div>
      {isAlone && <Text tone="secondary">{messages.oneProduct}</Text>}
      {shown.length === 0 && <Text tone="secondary">{messages.noDifferences}</Text>}
      <ComparisonTable
        key={section.slug}
        caption={messages.table(section.name)}
        products={group}
        rows={shown}
        onMove={onMove}
        onRemove={onRemove}
      />
    </Stack>
  )
}

const SectionTabs = ({
  groups,
  current,
}: {
  groups: readonly (readonly ProductCard[])[]
  current: string
}) => (
  <nav aria-label={messages.sections} css={tabsCss}>
    {groups.map(([first, ...others]) =>
      first ? (
        <Link
          key={first.section.slug}
          to={withQuery(urls.comparison(), new URLSearchParams({ section: first.section.slug }))}
          aria-current={first.section.slug === current ? 'page' : undefined}
        >
          {first.section.name} <small>{others.length + 1}</small>
        </Link>
      ) : null,
    )}
  </nav>
)
