import { staffCompanyEndpoints } from '@isp/contract'
import { defineModule, type Shared } from '../../kernel/module.ts'
import type { Files } from '../files/files.service.ts'
import { createCompanyStatusService } from './company-status.service.ts'
import { createCompanyTermsService } from './company-terms.service.ts'
import { createStaffCompanyService } from './staff-company.service.ts'

/** Companies for the staff (§7.2). */
export const staffCompanyModule = defineModule({
  endpoints: staffCompanyEndpoints,
  open: (context: Shared & { files: Files }) => {
    const companies = createStaffCompanyService(context)
    const status = createCompanyStatusService(context)
    const terms = createCompanyTermsService(context)
    return {
      handlers: {
        staffCompanies: ({ query, caller }) => companies.list(caller, query),
        staffCompany: ({ params, caller }) => companies.get(caller, params.uuid),
        staffCompanyPaper: ({ params, caller }) =>
          companies.paper(caller, params.uuid, params.fileUuid),
        setCompanyStatus: ({ body, caller }) => status.set(caller, body),
        setAgreement: ({ body, caller }) => terms.setAgreement(caller, body),
        deleteAgreement: ({ query, caller }) => terms.deleteAgreement(caller, query),
        setManagers: ({ body, caller }) => terms.setManagers(caller, body),
      },
    }
  },
})
