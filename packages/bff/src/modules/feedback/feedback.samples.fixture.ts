import type { constructorRequestEndpoints, feedbackEndpoints } from '@isp/contract'
import { currentConsents } from '@isp/contract/consent-documents'
import type { Samples } from '../../composition/samples.fixture.ts'

const form = {
  fields: {
    userName: 'Анна',
    email: 'anna@example.com',
    messages: 'Нужен сертификат',
    consent: currentConsents.personalData,
  },
}

export const samples: Samples<typeof feedbackEndpoints & typeof constructorRequestEndpoints> = {
  sendFooterFeedback: { form },
  sendHelpFeedback: { form },
  sendConstructorFeedback: { form },
  sendConstructorRequest: { form },
  constructorRequestFile: { params: { fileUuid: 'f1000000-0006-4000-8000-000000000051' } },
  feedbackFile: { params: { fileUuid: 'f1000000-0006-4000-8000-000000000088' } },
}
