import type { SizeSteps as Answer } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import { useRemoteContext } from '@isp/federation/remote'
import { formatMoney, withUnit } from '@isp/i18n'
import { useQuery } from '@isp/query'
import { Link } from '@isp/router'
import { AvailabilityText, color, font, radius, space } from '@isp/ui'
import { attributeText } from '../../shared/listing/attribute-text.ts'
import { productMoreMessages as messages } from './product-more.messages.ts'
import { sizeStepsQuery } from './size-steps.queries.ts'

type Steps = NonNullable<Answer['steps']>

/** The same product one size smaller and one larger, with price and stock; nothing where there is none. */
export const SizeSteps = ({ id }: { id: number }) => {
  const { api } = useRemoteContext()
  const { data } = useQuery(sizeStepsQuery(api, id))
  if (!data?.steps) return null
  const { name, unit, value, smaller, larger } = data.steps
  const sizeOf = (one: Steps['value']) => withUnit(attributeText(one), unit)
  const step = (one: Steps['larger']) =>
    one && (
      <Link to={urls.product(one.product.slug)}>
        <b>{sizeOf(one.value)}</b>
        {one.product.price && <span>{formatMoney(one.product.price.amount)}</span>}
        <AvailabilityText {...one.product.availability} unit={one.product.unit} />
      </Link>
    )
  return (
    <nav aria-label={messages.sizes} css={rootCss}>
      <span>{name}</span>
      <div>
        {step(smaller)}
        <b aria-current="page">{sizeOf(value)}</b>
        {step(larger)}
      </div>
    </nav>
  )
}

const rootCss = {
  width: '100%',
  marginBottom: space[2],
  fontSize: font.size.s,
  '& > span': { color: color.textMuted },
  '& > div': { display: 'flex', gap: space[1], marginTop: space[1] },
  '& b': { fontWeight: font.weight.medium, whiteSpace: 'nowrap' },
  '& a, & div > b': {
    flex: '1 1 0',
    display: 'grid',
    alignContent: 'start',
    minWidth: 0,
    maxWidth: '200px',
    padding: space[2],
    border: `1px solid ${color.line}`,
    borderRadius: radius.m,
    fontVariantNumeric: font.tabular,
    color: color.text,
    textDecoration: 'none',
  },
  '& div > b': { flex: 'none', background: color.surfaceMuted },
} as const
