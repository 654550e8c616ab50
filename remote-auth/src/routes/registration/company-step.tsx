import { unwrap } from '@isp/api-client'
import type { CompanyRegistrationInput, FoundCompany, RegisteredCompany } from '@isp/contract'
import { companyCountries, russianInnRule } from '@isp/contract/fields'
import { urls } from '@isp/contract/urls'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { Form, FormFailure, FormTextField, forgetDraft, useDraftForm } from '@isp/forms'
import { Button, LinkButton, Select, Stack, Text } from '@isp/ui'
import { useEffect, useState } from 'react'
import { AskToJoin } from './ask-to-join.tsx'
import {
  COMPANY_DRAFT,
  type CompanyFields,
  companyFormSchema,
  emptyCompany,
  fieldsOf,
  hiddenFields,
} from './company-form.schema.ts'
import { FoundCompanies } from './found-companies.tsx'
import { registrationPageMessages as messages } from './registration-page.messages.ts'

type CompanyStepProps = {
  owner: string
  /** Awaited: until then the form stays busy. */
  onRegistered: (company: RegisteredCompany) => Promise<void>
}

/** After the registration: the company, by its ИНН or by hand (§7.2). */
export const CompanyStep = ({ owner, onRegistered }: CompanyStepProps) => {
  const { api } = useRemoteContext()
  const form = useDraftForm<CompanyFields, CompanyRegistrationInput>(companyFormSchema, {
    name: COMPANY_DRAFT,
    owner,
    defaultValues: emptyCompany,
  })
  const { country, inn } = form.watch()
  const hidden = hiddenFields({ country, inn })
  const hiddenNames = hidden.join()
  // clears hidden fields: an error there could be neither seen nor corrected
  useEffect(() => {
    for (const name of ['kpp', 'ogrn'] as const) {
      if (hiddenNames.includes(name)) form.setValue(name, '')
    }
  }, [form, hiddenNames])

  const [found, setFound] = useState<readonly FoundCompany[] | null>(null)
  const search = useChange({
    saysFailure: 'form',
    send: async (asked: string, marks) =>
      (
        await unwrap(
          api.GET('/api/company/search/byinn', { params: { query: { inn: asked } }, ...marks }),
        )
      ).items,
    onDone: (items) => {
      const [only] = items
      setFound(items)
      if (only && items.length === 1) form.reset(fieldsOf(only), { keepDefaultValues: true })
    },
  })
  const registration = useChange({
    saysFailure: 'form',
    send: (body: CompanyRegistrationInput, marks) =>
      unwrap(api.POST('/api/company/registration/v2', { body, ...marks })),
    onDone: (company) => {
      forgetDraft(COMPANY_DRAFT)
      return onRegistered(company)
    },
  })
  const handleFind = async () => {
    if (russianInnRule.check(russianInnRule.normalise(inn))) await form.trigger('inn')
    else search.run(russianInnRule.normalise(inn))
    form.setFocus('inn')
  }
  return (
    <Form form={form} onSubmit={registration.submit}>
      <Stack gap={4}>
        <Text tone="secondary">{messages.companyIntro}</Text>
        <Select
          {...form.register('country')}
          label={messages.country}
          options={companyCountries.map((value) => ({ value, label: messages.countries[value] }))}
        />
        <FormTextField<CompanyFields>
          name="inn"
          label={messages.taxNumber[country]}
          hint={country === 'RU' ? messages.innHint : undefined}
          inputMode="numeric"
          autoComplete="off"
          required
        />
        {country === 'RU' && (
          <Button
            variant="secondary"
            isLoading={search.isPending}
            onClick={() => void handleFind()}
          >
            {messages.find}
          </Button>
        )}
        <FoundCompanies
          found={found}
          failure={search.failure}
          onPick={(company) => form.reset(fieldsOf(company), { keepDefaultValues: true })}
        />
        {!hidden.includes('kpp') && (
          <FormTextField<CompanyFields>
            name="kpp"
            label={messages.kpp}
            autoComplete="off"
            required
          />
        )}
        {!hidden.includes('ogrn') && (
          <FormTextField<CompanyFields>
            name="ogrn"
            label={messages.ogrn}
            inputMode="numeric"
            autoComplete="off"
          />
        )}
        <FormTextField<CompanyFields>
          name="name"
          label={messages.name}
          hint={messages.nameHint}
          autoComplete="organization"
          required
        />
        <FormTextField<CompanyFields>
          name="address"
          label={messages.address}
          autoComplete="street-address"
          required
        />
        <FormFailure />
        {registration.failure?.code === 'COMPANY_EXISTS' && <AskToJoin inn={inn.trim()} />}
        <Button type="submit" size="l" isFullWidth isLoading={registration.isPending}>
          {messages.submit}
        </Button>
        <LinkButton to={urls.cabinet()} variant="ghost" isFullWidth>
          {messages.skip}
        </LinkButton>
      </Stack>
    </Form>
  )
}
