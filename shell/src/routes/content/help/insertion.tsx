import type { TextBlock } from '@isp/contract'
import { Fragment } from '@isp/federation/runtime'
import { useSearchParams } from '@isp/router'
import { CalculatorForm } from '@isp/ui/calculator'

/** Goods come from the catalogue, at the reader's prices; calculators begin with what the text or the address gives them. */
export const Insertion = ({ block: { goods, calculator, text } }: { block: TextBlock }) => {
  const [search] = useSearchParams()
  if (calculator) return <CalculatorForm {...calculator} search={search} />
  if (!goods) return null
  return (
    <Fragment
      remote="catalog"
      name="home-shelves"
      props={{ part: 'goods', ...goods, title: text ?? '' }}
      fallback={null}
      failed={null}
      isWanted
    />
  )
}
