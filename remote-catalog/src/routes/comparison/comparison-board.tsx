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

/**
 * All side by side, for one kind of goods may lie in several sections, with the characteristics of any of them; a section
 * alone on a tab of its own.
 */
export const ComparisonBoard = ({ products, onMove, onRemove, onClear }: BoardProps) => {
  const [params] = useSearchParams()
  const [isDifferent, setDifferent] = useState(false)
  const groups = groupsOf(products)
  const [only] = groups
  const group =
    groups.length > 1
      ? groups.find(([first]) => first?.section.slug === params.get('section'))
      : only
  const section = group?.[0]?.section
  const compared = group ?? products
  const rows = comparisonRows(compared)
  const isAlone = compared.length < 2
  const shown = isDifferent && !isAlone ? rows.filter((row) => row.isDifferent) : rows
  return (
    <Stack gap={3}>
      {groups.length > 1 && (
        <SectionTabs all={products.length} groups={groups} current={section?.slug} />
      )}
      <div css={toolbarCss}>
        <Checkbox
          label={messages.onlyDifferences}
          checked={isDifferent}
          disabled={isAlone}
          onChange={(event) => setDifferent(event.target.checked)}
        />
        <div>
          <LinkButton
            to={section ? urls.section(section.slug) : urls.catalog()}
            variant="secondary"
            size="s"
            icon="plus"
          >
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
        key={section?.slug}
        caption={messages.table(section?.name ?? messages.all)}
        products={compared}
        rows={shown}
        onMove={onMove}
        onRemove={onRemove}
      />
    </Stack>
  )
}

type TabsProps = {
  all: number
  groups: readonly (readonly ProductCard[])[]
  current: string | undefined
}

const SectionTabs = ({ all, groups, current }: TabsProps) => (
  <nav aria-label={messages.sections} css={tabsCss}>
    <Tab to={urls.comparison()} name={messages.all} count={all} isCurrent={!current} />
    {groups.map(([first, ...others]) =>
      first ? (
        <Tab
          key={first.section.slug}
          to={withQuery(urls.comparison(), new URLSearchParams({ section: first.section.slug }))}
          name={first.section.name}
          count={others.length + 1}
          isCurrent={first.section.slug === current}
        />
      ) : null,
    )}
  </nav>
)

type TabProps = { to: string; name: string; count: number; isCurrent: boolean }

const Tab = ({ to, name, count, isCurrent }: TabProps) => (
  <Link to={to} aria-current={isCurrent ? 'page' : undefined}>
    {name} <small>{count}</small>
  </Link>
)
