import { ignoreErrors, unwrap } from '@isp/api-client'
import type { SectionNode } from '@isp/contract'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Select, type SelectOption } from '@isp/ui'
import { promoMessages as messages } from './staff-promo.messages.ts'

const flat = (nodes: readonly SectionNode[], depth = 0): SelectOption[] =>
  nodes.flatMap(({ id, name, children }) => [
    { value: String(id), label: `${'\u2014 '.repeat(depth)}${name}` },
    ...flat(children, depth + 1),
  ])

type SectionFieldProps = { value: string; error?: string; onValue: (value: string) => void }

/** Which section is shown: all of the catalogue's, as its tree has them. */
export const SectionField = ({ value, error, onValue }: SectionFieldProps) => {
  const { api } = useRemoteContext()
  const { data = [] } = useQuery({
    queryKey: ['staff', 'section-options'],
    queryFn: async ({ signal }) =>
      flat((await unwrap(api.GET('/api/catalog/sections', { signal, ...ignoreErrors() }))).items),
  })
  return (
    <Select
      label={messages.section}
      required
      emptyLabel={messages.choose}
      options={data}
      value={value}
      error={error}
      onChange={({ target }) => onValue(target.value)}
    />
  )
}
