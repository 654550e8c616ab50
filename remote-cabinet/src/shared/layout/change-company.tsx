import { describeTerms } from '@isp/i18n'
import { useSession } from '@isp/session'
import { useChangedChoice } from '@isp/session/changed-choice'
import { Button, Heading, Radio, Stack } from '@isp/ui'
import { layoutMessages as messages } from './layout.messages.ts'
import { useFocusOnMount } from './use-focus-on-mount.ts'

/** Beside the header's, which the sign-in team brings: the cabinet can change the company without it. */
export const ChangeCompany = ({ onDone }: { onDone: () => void }) => {
  const { companies, choice, ...change } = useChangedChoice(useSession().auth, onDone)
  const { companyUuid, agreementUuid, specificationUuid } = choice
  const focus = useFocusOnMount<HTMLFieldSetElement>()
  const agreements = companies.find(({ uuid }) => uuid === companyUuid)?.agreements ?? []
  const specifications = agreements.find(({ uuid }) => uuid === agreementUuid)?.specifications ?? []
  return (
    <form onSubmit={change.submit}>
      <Stack gap={4}>
        <Heading level={2} size={4}>
          {messages.changeTitle}
        </Heading>
        {companies.length > 1 && (
          <fieldset css={groupCss} ref={focus} tabIndex={-1}>
            <legend>{messages.chooseCompany}</legend>
            {companies.map(({ uuid, name, status }) => (
              <Radio
                key={uuid}
                name="company"
                label={name}
                description={status.code === 'MODERATION' ? messages.onModeration : undefined}
                checked={uuid === companyUuid}
                onChange={() => change.pickCompany(uuid)}
              />
            ))}
          </fieldset>
        )}
        {agreements.length > 1 && (
          <fieldset css={groupCss}>
            <legend>{messages.chooseAgreement}</legend>
            {agreements.map(({ uuid, name, terms }) => (
              <Radio
                key={uuid}
                name="agreement"
                label={name}
                description={describeTerms(terms).join('\u00a0· ') || undefined}
                checked={uuid === agreementUuid}
                onChange={() => change.pickAgreement(uuid)}
              />
            ))}
          </fieldset>
        )}
        {specifications.length > 0 && (
          <fieldset css={groupCss}>
            <legend>{messages.chooseSpecification}</legend>
            {[null, ...specifications].map((one) => (
              <Radio
                key={one?.uuid ?? 'none'}
                name="specification"
                label={one ? messages.specification(one) : messages.noSpecification}
                checked={specificationUuid === (one?.uuid ?? null)}
                onChange={() => change.pickSpecification(one?.uuid ?? null)}
              />
            ))}
          </fieldset>
        )}
        <Stack direction="row" gap={2} isWrap>
          <Button type="submit">{messages.confirm}</Button>
          <Button variant="secondary" onClick={change.cancel}>
            {messages.cancel}
          </Button>
        </Stack>
      </Stack>
    </form>
  )
}

const groupCss = {
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { marginBottom: '4px', padding: 0, fontWeight: 500 },
  '&:focus': { outline: 'none' },
} as const
