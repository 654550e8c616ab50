import type { Facet } from '@isp/contract'
import { filterFieldName, filterScale } from '../listing/filter-names.ts'
import type { ListingParams } from '../listing/listing.params.ts'

type Field = { name: string; value: string }

/** Chosen filters that no facet of this answer shows: unknown values, filters of another section. */
const hiddenChoices = (params: ListingParams, facets: readonly Facet[]): Field[] =>
  params.filters.flatMap(({ code, values = [], from, to }) => {
    const facet = facets.find((other) => other.code === code)
    const known = new Set(facet?.values.map(({ key }) => key))
    const bounds = facet?.range
      ? []
      : ([
          ['from', from],
          ['to', to],
        ] as const)
    return [
      ...values
        .filter((value) => !known.has(value))
        .map((value) => ({ name: filterFieldName(code, 'values'), value })),
      ...bounds.flatMap(([part, bound]) =>
        bound === undefined
          ? []
          : [{ name: filterFieldName(code, part), value: String(bound / filterScale(code)) }],
      ),
    ]
  })

/** What a submitted form must not lose although it has no control for it: page size, view, axes, choices without a facet. */
export const KeptFields = ({
  params,
  facets,
}: {
  params: ListingParams
  facets: readonly Facet[]
}) => (
  <>
    {params.size && <input type="hidden" name="size" value={params.size} />}
    {params.view && <input type="hidden" name="view" value={params.view} />}
    {params.matrix && (
      <input type="hidden" name="matrix" value={params.matrix.split('.', 2).join('.')} />
    )}
    {hiddenChoices(params, facets).map(({ name, value }) => (
      <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
    ))}
  </>
)
