import { companyRegistrationEndpoints } from '@isp/contract'
import { defineModule } from '../../module.ts'
import { openTries } from '../auth/tries.service.ts'
import { openCompanyRegister } from './company-register.ts'
import { createCompanyRegistration } from './company-registration.service.ts'

/** A company by its ИНН, and its way into the shop. */
export const companyRegistrationModule = defineModule({
  endpoints: companyRegistrationEndpoints,
  open: async (context) => {
    const { transact, companyRegister, log } = context
    const service = createCompanyRegistration({
      transact,
      register: openCompanyRegister(companyRegister, log),
      tries: await openTries(context),
    })
    return {
      handlers: {
        findCompanies: ({ query, caller }, { ip }) => service.find(caller, query.inn, ip),
        registerCompany: ({ body, caller }) => service.register(caller, body),
        registerCompanyV2: ({ body, caller }) => service.register(caller, body),
      },
    }
  },
})
