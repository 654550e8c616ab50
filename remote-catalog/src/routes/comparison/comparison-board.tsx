import type { Comparison, ProductCard } from '@isp/contract'
import { urls, withQuery } from '@isp/contract/urls'
import { productName } from '@isp/i18n'
import { Link, useSearchParams } from '@isp/router'
import { Button, LinkButton, Stack, Text } from '@isp/ui'
import { useState } from 'react'
import { comparisonMessages as messages } from './comparison.messages.ts'
import { tabsCss, toolbarCss } from './comparison-board.css.ts'
import { chosenIn, pairOf, toldApart } from './comparison-pair.ts'
import { comparisonRows } from './comparison-rows.ts'
import { ComparisonTable } from './comparison-table.tsx'
import { ExcelButton } from './excel-button.tsx'
import { useIsPhone } from './use-is-phone.ts'

type BoardProps = {
  /** All that is compared, as it stands side by side. */
  products: readonly ProductCard[]
  answer: Comparison
  onMove: (id: number, target: number) => void
  onRemove: (product: ProductCard) => void
  onClear: () => void
}

const groupsOf = (products: readonly ProductCard[]) => [
  ...Map.groupBy(products, ({ section }) => section.slug).values(),
]

/**
 * All side by side, for one kind of goods may lie in several sections, with the characteristics of any of them; a section
 * alone on a tab of its own. On a phone two at once, which are chosen over their columns.
 */
export const ComparisonBoard = ({ products, answer, onMove, onRemove, onClear }: BoardProps) => {
  const [params] = useSearchParams()
  const [baseId, setBaseId] = useState<number | null>(null)
  const [chosen, setChosen] = useState<readonly number[]>([])
  const isPhone = useIsPhone()
  const groups = groupsOf(products)
  const [only] = groups
  const group =
    groups.length > 1
      ? groups.find(([first]) => first?.section.slug === params.get('section'))
      : only
  const section = group?.[0]?.section
  const compared = group ?? products
  const shown = isPhone ? pairOf(compared, chosen) : compared
  const short = toldApart(compared.map(({ name }) => productName(name)))
  const choiceOver = (place: number) => (
    <select
      aria-label={messages.column(place + 1)}
      value={shown[place]?.id}
      onChange={({ target }) => setChosen(chosenIn(shown, place, Number(target.value)))}
    >
      {compared.map(({ id, article }, at) => (
        <option key={id} value={id}>
          {`${short[at]}, ${article}`}
        </option>
      ))}
    </select>
  )
  return (
    <Stack gap={3}>
      {groups.length > 1 && (
        <SectionTabs all={products.length} groups={groups} current={section?.slug} />
      )}
      <div css={toolbarCss}>
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
      {compared.length < 2 && <Text tone="secondary">{messages.oneProduct}</Text>}
      <ComparisonTable
        key={section?.slug}
        caption={messages.table(section?.name ?? messages.all)}
        products={shown}
        rows={comparisonRows(answer, shown, baseId)}
        isPhone={isPhone}
        over={compared.length > shown.length ? choiceOver : undefined}
        baseId={baseId}
        onBase={(id) => setBaseId(id === baseId ? null : id)}
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
