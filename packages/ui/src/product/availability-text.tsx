import { color, font, space } from '@isp/ui/core'
import { productMessages } from './product.messages.ts'

export type AvailabilityTextProps = {
  /** How much there is now, in all warehouses together. */
  available: number
  /** «шт», «упак». */
  unit: string
  /** The nearest dated delivery: its date in ISO 8601. */
  nextArrival?: { date: string } | null
  className?: string
}

type State = { text: string; tone: string; isFilled: boolean }

const stateOf = ({ available, unit, nextArrival }: AvailabilityTextProps): State => {
  if (available > 0)
    return { text: productMessages.inStock(available, unit), tone: color.success, isFilled: true }
  if (nextArrival)
    return {
      text: productMessages.onOrderFrom(nextArrival.date),
      tone: color.warning,
      isFilled: true,
    }
  return { text: productMessages.outOfStock, tone: color.textMuted, isFilled: false }
}

/** Stock in words with a dot: filled when it can be had, hollow when not, so that colour is never alone. */
export const AvailabilityText = (props: AvailabilityTextProps) => {
  const { text, tone, isFilled } = stateOf(props)
  return (
    <span
      className={props.className}
      css={{
        display: 'inline-flex',
        alignItems: 'baseline',
        gap: space[1.5],
        fontSize: font.size.s,
        lineHeight: font.line.snug,
        color: tone,
      }}
    >
      <span
        aria-hidden
        css={{
          flex: 'none',
          width: '8px',
          height: '8px',
          borderRadius: '50%',
          // forced colours paint no ground
          border: `${isFilled ? 4 : 2}px solid ${tone}`,
        }}
      />
      <span>{text}</span>
    </span>
  )
}
