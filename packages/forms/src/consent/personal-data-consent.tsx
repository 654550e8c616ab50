import { color, controlHeight, font, media, space } from '@isp/ui/core'
import type { ComponentType } from 'react'
import { consentMessages as messages } from './consent.messages.ts'

export type ConsentBoxProps = {
  name: string
  value: string
  label: string
  required: boolean
  error?: string | undefined
}

type ConsentProps = {
  /** The form's checkbox component, passed in: a module imported by two chunks of a page would make the page larger. */
  Checkbox: ComponentType<ConsentBoxProps>
  error?: string | undefined
  /** Paragraphs of what is agreed to: `@isp/i18n/consent-texts`, or as the server says them. */
  text: readonly string[]
}

/** 152-ФЗ: the consent checkbox with its text; named `consent` and never checked by default. */
export const PersonalDataConsent = ({ Checkbox, error, text }: ConsentProps) => (
  <div>
    <Checkbox name="consent" value="yes" label={messages.personalData} error={error} required />
    <details css={documentCss}>
      <summary>{messages.personalDataText}</summary>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </details>
  </div>
)

const documentCss = {
  marginLeft: '26px',
  color: color.textSecondary,
  fontSize: font.size.s,
  '& summary': {
    paddingBlock: space[2],
    cursor: 'pointer',
    [media.touch]: { lineHeight: controlHeight.touch, paddingBlock: 0 },
  },
  '& p': { marginBlock: `0 ${space[2]}` },
} as const
