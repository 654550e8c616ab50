import { currentConsents } from '@isp/contract/consent-documents'
import { Checkbox, color, Disclosure, space } from '@isp/ui'
import { consentTexts, consentMessages as messages } from './consent-texts.messages.ts'

/** 152-ФЗ: the box that nobody ticks beforehand, named `consent`, and the text that it stands for. */
export const PersonalDataConsent = ({ error }: { error?: string | undefined }) => (
  <>
    <Checkbox name="consent" value="yes" label={messages.personalData} error={error} required />
    <Disclosure summary={messages.personalDataText} css={documentCss}>
      {consentTexts[currentConsents.personalData].map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Disclosure>
  </>
)

const documentCss = {
  marginLeft: '26px',
  fontSize: '14px',
  '& p': { margin: `0 0 ${space[2]}`, color: color.textSecondary },
} as const
