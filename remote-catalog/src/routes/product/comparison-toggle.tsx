import { useReplay } from '@isp/federation/remote'
import { usePreferences } from '@isp/session'
import { Button } from '@isp/ui'
import type { FormEvent } from 'react'
import { productMessages as messages } from './product.messages.ts'

/** Puts a product into the comparison or takes it out; the header shows the marker. A click before hydration counts. */
export const ComparisonToggle = ({ productId }: { productId: number }) => {
  const replay = useReplay(`compare-${productId}`)
  const isCompared = usePreferences((state) => state.comparisonIds.includes(productId))
  const toggleComparison = usePreferences((state) => state.toggleComparison)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    toggleComparison(productId)
  }
  return (
    <form {...replay} onSubmit={handleSubmit}>
      <Button
        type="submit"
        variant="secondary"
        icon={isCompared ? 'check' : 'compare'}
        aria-pressed={isCompared}
      >
        {isCompared ? messages.inComparison : messages.compare}
      </Button>
    </form>
  )
}
