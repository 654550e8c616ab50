import type { ApiError } from '@isp/api-client'
import type { FoundCompany } from '@isp/contract'
import { color, FailureNote, Radio, radius, Stack, space, Text } from '@isp/ui'
import { useState } from 'react'
import { registrationPageMessages as messages } from './registration-page.messages.ts'

type FoundCompaniesProps = {
  /** Null: nobody was asked yet. */
  found: readonly FoundCompany[] | null
  failure: ApiError | null
  onPick: (company: FoundCompany) => void
}

/** What the register said of this number: one company, several branches, or nothing. */
export const FoundCompanies = ({ found, failure, onPick }: FoundCompaniesProps) => {
  const [picked, setPicked] = useState<string | null>(null)
  if (failure) return <FailureNote>{failure.message}</FailureNote>
  if (!found) return null
  if (found.length < 2) {
    return (
      <Text tone="secondary">
        <span role="status">{found.length === 1 ? messages.found : messages.notFound}</span>
      </Text>
    )
  }
  return (
    <fieldset css={rootCss}>
      <legend>{messages.foundMany}</legend>
      <Stack gap={1}>
        {found.map((company) => {
          const key = `${company.kpp}|${company.name}`
          return (
            <Radio
              key={key}
              name="found"
              value={key}
              label={company.name}
              description={company.address}
              checked={picked === key}
              onChange={() => {
                setPicked(key)
                onPick(company)
              }}
            />
          )
        })}
      </Stack>
    </fieldset>
  )
}

const rootCss = {
  minWidth: 0,
  margin: 0,
  padding: space[3],
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
} as const
