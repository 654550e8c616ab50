import { usePreferences } from '@isp/session'
import { Button } from '@isp/ui'
import { productMessages as messages } from './product.messages.ts'

/** Puts a product into the comparison or takes it out; the header shows the marker. */
export const ComparisonToggle = ({ productId }: { productId: number }) => {
  const isCompared = usePreferences((state) => state.comparisonIds.includes(productId))
  const toggleComparison = usePreferences((state) => state.toggleComparison)
  return (
    <Button
      variant="secondary"
      icon={isCompared ? 'check' : 'compare'}
      aria-pressed={isCompared}
      onClick={() => toggleComparison(productId)}
    >
      {isCompared ? messages.inComparison : messages.compare}
    </Button>
  )
}
