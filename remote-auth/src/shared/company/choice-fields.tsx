import type { MemberCompany } from '@isp/contract'
import { describeTerms, formatDate, typograph } from '@isp/i18n'
import type { AgreementChoice } from '@isp/session'
import { companyMessages as messages } from './company.messages.ts'
import { RadioGroup } from './radio-group.tsx'

type ChoiceFieldsProps = {
  companies: readonly MemberCompany[]
  choice: AgreementChoice
  onCompany: (uuid: string) => void
  onAgreement: (uuid: string) => void
  onSpecification: (uuid: string | null) => void
}

const OWN_PRICES = ''

/** §2.7, D38: company, its agreement when there are several, and a specification of it where there is one. */
export const ChoiceFields = ({
  companies,
  choice,
  onCompany,
  onAgreement,
  onSpecification,
}: ChoiceFieldsProps) => {
  const agreements = companies.find(({ uuid }) => uuid === choice.companyUuid)?.agreements ?? []
  const specifications =
    agreements.find(({ uuid }) => uuid === choice.agreementUuid)?.specifications ?? []
  return (
    <>
      <RadioGroup
        name="company"
        legend={messages.chooseCompany}
        options={companies.map(({ uuid, name, status }) => ({
          value: uuid,
          label: name,
          description: status.code === 'MODERATION' ? messages.onModeration : undefined,
        }))}
        value={choice.companyUuid}
        onChange={onCompany}
      />
      {agreements.length > 1 && (
        <RadioGroup
          name="agreement"
          legend={messages.chooseAgreement}
          note={messages.agreementNote}
          options={agreements.map(({ uuid, name, terms }) => ({
            value: uuid,
            label: typograph(name),
            description: describeTerms(terms).join('\u00a0· ') || undefined,
          }))}
          value={choice.agreementUuid}
          onChange={onAgreement}
        />
      )}
      {specifications.length > 0 && (
        <RadioGroup
          name="specification"
          legend={messages.chooseSpecification}
          note={messages.specificationNote}
          options={[
            { value: OWN_PRICES, label: messages.noSpecification },
            ...specifications.map(({ uuid, number, date, validUntil }) => ({
              value: uuid,
              label: messages.specification(number, formatDate(date, { year: true })),
              description: validUntil
                ? messages.validUntil(formatDate(validUntil, { year: true }))
                : undefined,
            })),
          ]}
          value={choice.specificationUuid ?? OWN_PRICES}
          onChange={(value) => onSpecification(value || null)}
        />
      )}
    </>
  )
}
