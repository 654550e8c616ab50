/**
 * Texts that people consent to, by the id that is logged with the consent (152-ФЗ, 38-ФЗ). A changed text is a new id, added
 * in front; the old ones stay, for consents that were given to them.
 */
export const consentDocuments = {
  personalData: ['personal-data-2026-11'],
  mailing: ['mailing-2026-11'],
} as const

export type ConsentKind = keyof typeof consentDocuments

/** What is shown and asked for now. */
export const currentConsents = {
  personalData: consentDocuments.personalData[0],
  mailing: consentDocuments.mailing[0],
} as const
