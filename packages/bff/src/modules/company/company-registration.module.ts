import { companyRegistrationEndpoints } from '@isp/contract'
import { defineModule, type Shared } from '../../kernel/module.ts'
import type { Tries } from '../auth/passwords/tries.service.ts'
import type { CompanyRegisterSettings } from './company-register.settings.ts'
import { openCompanyRegister } from './company-register.ts'
import { createCompanyRegistration } from './company-registration.service.ts'

type Asked = Shared & {
  companyRegister: CompanyRegisterSettings | undefined
  auth: { tries: Tries }
}

/** Look-up of a company by ИНН, and its registration. */
export const companyRegistrationModule = defineModule({
  endpoints: companyRegistrationEndpoints,
  open: ({ transact, log, companyRegister, auth: { tries } }: Asked) => {
    const register = openCompanyRegister(companyRegister, log)
    const service = createCompanyRegistration({ transact, register, tries })
    return {
      handlers: {
        findCompanies: ({ query, caller }, { ip }) => service.find(caller, query.inn, ip),
        registerCompany: ({ body, caller }) => service.register(caller, body),
        registerCompanyV2: ({ body, caller }) => service.register(caller, body),
      },
    }
  },
})
