import type { staffActsEndpoints, staffCompanyEndpoints, staffPeopleEndpoints } from '@isp/contract'
import { companyTable } from '@isp/testing/people'
import type { Samples } from '../../samples.fixture.ts'

const nobody = '00000000-0000-4000-8000-000000000000'

export const samples: Samples<
  typeof staffActsEndpoints & typeof staffPeopleEndpoints & typeof staffCompanyEndpoints
> = {
  staffActs: {},
  staffPeople: {},
  staffCompanies: {},
  staffCompany: { params: { uuid: companyTable.alfa.uuid } },
  deleteAgreement: { query: { companyUuid: companyTable.alfa.uuid, agreementUuid: nobody } },
}
