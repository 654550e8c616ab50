import type { BasketLine } from '@isp/contract'
import { Button, findLines, TextField, VisuallyHidden } from '@isp/ui'
import { useDeferredValue, useMemo, useState } from 'react'
import { draftPageMessages as messages } from './draft.messages.ts'
import { DraftLineRow } from './draft-line-row.tsx'
import { draftLinesCss } from './draft-lines.css.ts'
import type { DraftLineActions } from './use-draft-lines.ts'

/** A list that is longer than a screen or two can be searched. */
const SEARCHED_FROM = 20
/** Drawn at once; more on demand, so that hundreds of lines open as fast as ten. */
const STEP = 100

type LinesProps = { lines: readonly BasketLine[]; actions: DraftLineActions }

/** All lines: a dense table, cards on a phone. */
export const DraftLines = ({ lines, actions }: LinesProps) => {
  const [text, setText] = useState('')
  const [shownCount, setShownCount] = useState(STEP)
  const wanted = useDeferredValue(text)
  const found = useMemo(() => findLines(lines, wanted), [lines, wanted])
  const isSearched = wanted.trim() !== ''
  const rest = found.length - shownCount
  return (
    <div css={draftLinesCss}>
      {(lines.length >= SEARCHED_FROM || text !== '') && (
        <div className="find">
          <TextField
            type="search"
            label={messages.find}
            placeholder={messages.findPlaceholder}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <span role="status">{isSearched && messages.found(found.length)}</span>
        </div>
      )}
      {found.length === 0 ? (
        <p className="nothing">{messages.nothingFound(wanted.trim())}</p>
      ) : (
        <table>
          <caption>{messages.caption}</caption>
          <LinesHead />
          <tbody>
            {found.slice(0, shownCount).map((line) => (
              <DraftLineRow key={line.productId} line={line} actions={actions} />
            ))}
          </tbody>
        </table>
      )}
      {rest > 0 && (
        <Button variant="secondary" onClick={() => setShownCount(shownCount + STEP)}>
          {messages.showMore(Math.min(rest, STEP))}
        </Button>
      )}
    </div>
  )
}

const LinesHead = () => (
  <thead>
    <tr>
      <th scope="col" className="picture">
        <VisuallyHidden>{messages.columnPicture}</VisuallyHidden>
      </th>
      <th scope="col">{messages.columnProduct}</th>
      <th scope="col" className="stock">
        {messages.columnStock}
      </th>
      <th scope="col" className="price">
        {messages.columnPrice}
      </th>
      <th scope="col" className="quantity">
        {messages.columnQuantity}
      </th>
      <th scope="col" className="sum">
        {messages.columnSum}
      </th>
      <th scope="col" className="actions">
        <VisuallyHidden>{messages.columnActions}</VisuallyHidden>
      </th>
    </tr>
  </thead>
)
