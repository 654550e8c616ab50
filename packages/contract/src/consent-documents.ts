/**
 * Versions of the texts that people consent to; the id is stored with the consent (152-ФЗ, 38-ФЗ). A changed text gets
 * a new id at the front; old ids stay, for consents given earlier.
 */
export const consentDocuments = {
  personalData: ['personal-data-2026-11'],
  mailing: ['mailing-2026-11'],
} as const

export type ConsentKind = keyof typeof consentDocuments

/** The versions shown and asked for now. */
export const currentConsents = {
  personalData: consentDocuments.personalData[0],
  mailing: consentDocuments.mailing[0],
} as const
