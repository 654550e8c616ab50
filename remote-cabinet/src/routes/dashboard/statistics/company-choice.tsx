import type { MemberCompany } from '@isp/contract'
import { Checkbox, space } from '@isp/ui'
import { statisticsMessages as messages } from './statistics.messages.ts'

type CompanyChoiceProps = {
  own: readonly MemberCompany[]
  shown: readonly string[]
  onChange: (uuids: string[]) => void
}

/** Whose sums stand side by side; the last one stays. */
export const CompanyChoice = ({ own, shown, onChange }: CompanyChoiceProps) => (
  <fieldset css={choiceCss}>
    <legend>{messages.companies}</legend>
    {own.map(({ uuid, name }) => {
      const isShown = shown.includes(uuid)
      return (
        <Checkbox
          key={uuid}
          label={name}
          checked={isShown}
          disabled={isShown && shown.length === 1}
          onChange={() =>
            onChange(
              own
                .map((company) => company.uuid)
                .filter((one) => (one === uuid ? !isShown : shown.includes(one))),
            )
          }
        />
      )
    })}
  </fieldset>
)

const choiceCss = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[5],
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { marginBottom: space[1] },
} as const
