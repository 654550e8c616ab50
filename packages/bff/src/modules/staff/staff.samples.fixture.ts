import type {
  staffActsEndpoints,
  staffCompanyEndpoints,
  staffOrderEndpoints,
  staffPeopleEndpoints,
  staffWaitingEndpoints,
} from '@isp/contract'
import { companyTable } from '@isp/testing/people'
import type { Samples } from '../../composition/samples.fixture.ts'

const nobody = '00000000-0000-4000-8000-000000000000'

/** An order that does not exist: the test of permissions must change nothing. */
const ofNobody = { params: { id: 2_147_483_647 } }

export const samples: Samples<
  typeof staffActsEndpoints &
    typeof staffPeopleEndpoints &
    typeof staffCompanyEndpoints &
    typeof staffOrderEndpoints &
    typeof staffWaitingEndpoints
> = {
  staffActs: {},
  staffWaiting: {},
  staffPeople: {},
  staffCompanies: {},
  staffCompany: { params: { uuid: companyTable.alfa.uuid } },
  staffCompanyPaper: { params: { uuid: companyTable.alfa.uuid, fileUuid: nobody } },
  staffOrders: {},
  orderDifferences: {},
  decideOrderDifference: { ...ofNobody, body: { version: 1, take: 'ours' } },
  staffOrder: ofNobody,
  staffOrderFile: { params: { ...ofNobody.params, fileUuid: nobody } },
  setOrderStatus: { ...ofNobody, body: { version: 1, status: 'CONFIRMED' } },
  shipOrder: { ...ofNobody, body: { version: 1, lines: [{ place: 0, quantity: 1 }] } },
  cancelOrderByStaff: { ...ofNobody, body: { version: 1, comment: 'Нет на складе' } },
  deleteAgreement: { query: { companyUuid: companyTable.alfa.uuid, agreementUuid: nobody } },
}
