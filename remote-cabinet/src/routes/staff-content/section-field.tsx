import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Select } from '@isp/ui'
import { sectionOptionsQuery } from './section-options.ts'
import { promoMessages as messages } from './staff-promo.messages.ts'

type SectionFieldProps = { value: string; error?: string; onValue: (value: string) => void }

/** Which section is shown. */
export const SectionField = ({ value, error, onValue }: SectionFieldProps) => {
  const { api } = useRemoteContext()
  const { data = [] } = useQuery(sectionOptionsQuery(api))
  return (
    <Select
      label={messages.section}
      required
      emptyLabel={messages.choose}
      options={data.map(({ value: id, label }) => ({ value: id, label }))}
      value={value}
      error={error}
      onChange={({ target }) => onValue(target.value)}
    />
  )
}
