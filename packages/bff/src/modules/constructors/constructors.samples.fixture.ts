import type { constructorRequestEndpoints, constructorsEndpoints } from '@isp/contract'
import { currentConsents } from '@isp/contract/consent-documents'
import type { Samples } from '../../composition/samples.fixture.ts'

const params = { toolType: 'sverlo-spiralnoe' }

export const samples: Samples<typeof constructorsEndpoints & typeof constructorRequestEndpoints> = {
  constructorTypes: {},
  constructorType: { params },
  constructorDrawing: { params, query: { format: 'dxf' } },
  sendConstructorRequest: {
    form: {
      fields: {
        userName: 'Анна',
        email: 'anna@example.com',
        messages: 'Нужно 10 штук',
        consent: currentConsents.personalData,
      },
    },
  },
  constructorRequestFile: { params: { fileUuid: 'f1000000-0006-4000-8000-000000000051' } },
}
