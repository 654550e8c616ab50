import type { BasketLine } from '@isp/contract'
import { isSignedIn, useStanding } from '@isp/session'
import { Button, Checkbox, IconButton, Select } from '@isp/ui'
import { useEffect, useState } from 'react'
import { basketMessages } from '../basket.messages.ts'
import type { LinesView } from '../lines-view.ts'
import { DraftDialog } from '../lists/draft-dialog.tsx'
import type { BasketActions } from '../use-basket-actions.ts'
import { arrangeLines, headOf } from './arrange-lines.ts'
import { type Arrangement, lineGroups, lineOrders } from './arrangement.ts'
import { BulkQuantity } from './bulk-quantity.tsx'
import { linesToolsCss } from './lines-tools.css.ts'
import { linesToolsMessages as messages } from './lines-tools.messages.ts'
import { PriceKind } from './price-kind.tsx'
import { PrintBasket } from './print-basket.tsx'
import { basketViews, useBasketView } from './use-basket-view.ts'

type ToolsProps = {
  /** Those that are found: what is not seen is not chosen. */
  lines: readonly BasketLine[]
  view: LinesView
  actions: BasketActions
}

const asPutIn: Arrangement = { order: 'added', group: 'none' }
const groupOptions = lineGroups.map((value) => ({ value, label: messages.groups[value] }))
const options = lineOrders.map((value) => ({ value, label: messages.orders[value] }))

/** One line needs no order and no choice: it is printed. */
const LinesTools = ({ isSingle, ...props }: ToolsProps & { isSingle: boolean }) =>
  isSingle ? (
    <section css={linesToolsCss} aria-label={messages.tools}>
      <PriceKind />
      <PrintBasket showAll={props.view.showAll} />
    </section>
  ) : (
    <ToolsOfMany {...props} />
  )

/** Order, sections, choice of lines and what is done with the chosen ones. */
const ToolsOfMany = ({ lines, view, actions }: ToolsProps) => {
  const [arrangement, setArrangement] = useState(asPutIn)
  const [shownAs, showAs] = useBasketView()
  const [isDraftOpen, setDraftOpen] = useState(false)
  const isAccount = isSignedIn(useStanding())
  const { selected, select, setArrange, showAll } = view
  useEffect(() => {
    const { order, group } = arrangement
    setArrange(
      order === 'added' && group === 'none'
        ? null
        : { sort: (all) => arrangeLines(all, arrangement), headOf: headOf[group] },
    )
  }, [arrangement, setArrange])
  const chosen = lines.filter(({ productId }) => selected.has(productId))
  const isAll = chosen.length > 0 && chosen.length === lines.length
  const ids = chosen.map(({ productId }) => productId)
  const clearChoice = () => select(new Set())
  return (
    <section
      css={linesToolsCss}
      className={shownAs === 'table' ? 'dense' : undefined}
      aria-label={messages.tools}
    >
      <Select
        label={messages.group}
        isLabelHidden
        options={groupOptions}
        value={arrangement.group}
        onChange={({ target }) =>
          setArrangement({
            ...arrangement,
            group: lineGroups.find((group) => group === target.value) ?? 'none',
          })
        }
      />
      <Select
        label={messages.order}
        isLabelHidden
        options={options}
        value={arrangement.order}
        onChange={({ target }) =>
          setArrangement({
            ...arrangement,
            order: lineOrders.find((order) => order === target.value) ?? 'added',
          })
        }
      />
      <PriceKind />
      <Checkbox
        className="all"
        label={messages.selectAll}
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = chosen.length > 0 && !isAll
        }}
        onChange={() => select(new Set(isAll ? [] : lines.map(({ productId }) => productId)))}
      />
      <span className="views">
        <PrintBasket showAll={showAll} />
        {basketViews.map((one) => (
          <IconButton
            key={one}
            icon={one === 'list' ? 'rows' : 'table'}
            size="s"
            label={messages.views[one]}
            isActive={shownAs === one}
            onClick={() => showAs(one)}
          />
        ))}
      </span>
      {chosen.length > 0 && (
        <div className="chosen">
          <span role="status">
            {messages.selected(
              chosen.length,
              chosen.reduce((total, { sum }) => total + sum, 0),
            )}
            <span className="net"> {basketMessages.withVat}</span>
          </span>
          <BulkQuantity lines={chosen} />
          <Button
            variant="secondary"
            size="s"
            icon="trash"
            onClick={() => {
              clearChoice()
              actions.removeAll(chosen)
            }}
          >
            {messages.remove}
          </Button>
          {isAccount && (
            <Button variant="secondary" size="s" icon="document" onClick={() => setDraftOpen(true)}>
              {messages.toDraft}
            </Button>
          )}
        </div>
      )}
      {isDraftOpen && (
        <DraftDialog
          isOpen
          count={chosen.length}
          productIds={ids}
          onClose={() => setDraftOpen(false)}
        />
      )}
    </section>
  )
}

export default LinesTools
