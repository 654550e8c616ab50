import { consentDocuments } from '@isp/contract/consent-documents'
import { SITE_NAME } from '@isp/contract/site'
import { expect, test } from 'vitest'
import { mailingTexts, personalDataTexts } from './consent-texts.ts'

test('у каждой редакции согласия есть текст, и назван тот, кому его дают', () => {
  expect(Object.keys(personalDataTexts)).toEqual(consentDocuments.personalData)
  expect(Object.keys(mailingTexts)).toEqual(consentDocuments.mailing)
  for (const texts of Object.values({ ...personalDataTexts, ...mailingTexts }))
    expect(texts.join(' ')).toContain(SITE_NAME)
})
