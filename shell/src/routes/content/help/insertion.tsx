import type { TextBlock } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import { Fragment } from '@isp/federation/runtime'
import { useSearchParams } from '@isp/router'
import { CalculatorForm } from '@isp/ui/calculator'
import { helpMessages as messages } from './help.messages.ts'

/** Products come from the catalogue, with the reader's prices; calculators start with the values from the text or the URL. */
export const Insertion = ({ block: { goods, calculator, text } }: { block: TextBlock }) => {
  const [search] = useSearchParams()
  if (calculator) return <CalculatorForm {...calculator} search={search} />
  if (!goods) return null
  const { section, query } = goods
  return (
    <>
      <Fragment
        remote="catalog"
        name="home-shelves"
        props={{ part: 'goods', ...goods, title: text ?? '' }}
        fallback={null}
        failed={null}
        isWanted
      />
      <noscript>
        <p>
          <a href={query ? urls.sectionFiltered(section, 1, query) : urls.section(section)}>
            {text ?? messages.goods}
          </a>
        </p>
      </noscript>
    </>
  )
}
