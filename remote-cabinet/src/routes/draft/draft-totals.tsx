import type { Draft } from '@isp/contract'
import { formatMoney } from '@isp/i18n'
import { Card, font, space, Text } from '@isp/ui'
import { draftMessages } from '../../shared/draft/draft.messages.ts'
import { draftPageMessages as messages } from './draft.messages.ts'

/** Sums of this moment. */
export const DraftTotals = ({ basket }: Pick<Draft, 'basket'>) => {
  const { count, total, vatTotal, totalAvailableNow } = basket
  const later = total - totalAvailableNow
  return (
    <Card>
      <dl css={listCss}>
        <div>
          <dt>{messages.availableNow}</dt>
          <dd>{formatMoney(totalAvailableNow)}</dd>
        </div>
        {later > 0 && (
          <div>
            <dt>{messages.onOrder}</dt>
            <dd>{formatMoney(later)}</dd>
          </div>
        )}
        <div data-total="">
          <dt>
            {messages.total}
            <Text as="span" size="s" tone="muted">
              {' '}
              {draftMessages.lineCount(count)}
            </Text>
          </dt>
          <dd aria-live="polite">{formatMoney(total)}</dd>
        </div>
      </dl>
      <Text size="s" tone="muted" isTabular>
        {messages.vat(vatTotal)}
      </Text>
      <Text size="s" tone="muted">
        {messages.pricesNote}
      </Text>
    </Card>
  )
}

const listCss = {
  display: 'grid',
  gap: space[1],
  margin: 0,
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: space[3] },
  '& dd': { margin: 0, fontVariantNumeric: font.tabular },
  '& [data-total]': { fontSize: font.size.l, fontWeight: font.weight.semibold },
} as const
