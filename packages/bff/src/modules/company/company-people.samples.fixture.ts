import type {
  addressesEndpoints,
  groupsEndpoints,
  invitationsEndpoints,
  joinsEndpoints,
  membersEndpoints,
  ownInvitationsEndpoints,
} from '@isp/contract'
import type { Samples } from '../../composition/samples.fixture.ts'
import { companies } from '../auth/people.fixture.ts'

const params = { id: 1 }
const company = { params: { id: companies.beta } }
const token = 'a'.repeat(43)
const linked = { body: { token } }

export const samples: Samples<
  typeof membersEndpoints &
    typeof invitationsEndpoints &
    typeof ownInvitationsEndpoints &
    typeof joinsEndpoints &
    typeof addressesEndpoints &
    typeof groupsEndpoints
> = {
  companyCard: company,
  companyUsers: company,
  leaveCompany: company,
  companyInvitations: {},
  companyInvitation: { params },
  revokeInvitation: { params },
  ownInvitations: {},
  ownInvitation: { params },
  acceptInvitation: { params },
  declineInvitation: { params },
  deleteInvitation: { params },
  linkedInvitation: { query: { token } },
  acceptLinkedInvitation: linked,
  declineLinkedInvitation: linked,
  ownJoins: {},
  companyJoins: {},
  companyJoin: { params },
  acceptJoin: { params, body: { role: 'employee' } },
  declineJoin: { params },
  withdrawJoin: { params },
  linkedJoin: { query: { token } },
  acceptLinkedJoin: { body: { token, role: 'employee' } },
  declineLinkedJoin: linked,
  companyAddresses: {},
  changeCompanyAddress: { params, body: { name: '', address: 'Склад' } },
  deleteCompanyAddress: { params },
  groupCompanies: {},
  groupUsers: {},
}
