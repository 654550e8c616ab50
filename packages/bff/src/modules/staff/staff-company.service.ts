import type {
  FileAnswer,
  StaffCompaniesQuery,
  StaffCompany,
  StaffCompanySummary,
} from '@isp/contract'
import { AppError } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import { type PageAnswer, pageAnswer, windowOf } from '../../kernel/page.ts'
import type { Files } from '../files/files.service.ts'
import { selectCompanies, selectIsCompanyPaper } from './staff-company.sql.ts'
import { type CompanyStaff, readCompany, seenByOf } from './staff-company.view.ts'

/** Reads of companies. A company that the caller does not manage gives «not found». */
export type StaffCompanyService = {
  /** @throws AppError PAGE_NOT_FOUND past the end */
  list(caller: CompanyStaff, query: StaffCompaniesQuery): Promise<PageAnswer<StaffCompanySummary>>
  /** @throws AppError STAFF_COMPANY_NOT_FOUND */
  get(caller: CompanyStaff, uuid: string): Promise<StaffCompany>
  /** @throws AppError FILE_NOT_FOUND */
  paper(caller: CompanyStaff, uuid: string, fileId: string): Promise<FileAnswer>
}

export const createStaffCompanyService = ({
  database,
  files,
}: {
  database: Database
  files: Pick<Files, 'open'>
}): StaffCompanyService => ({
  list: async (caller, query) => {
    const { items, total } = await selectCompanies(database, seenByOf(caller), {
      q: query.q ?? '',
      status: query.status ?? null,
      ...windowOf(query),
    })
    const companies = items.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
    return pageAnswer(companies, total, query)
  },
  get: (caller, uuid) => readCompany(database, caller, uuid),
  paper: async (caller, uuid, fileId) => {
    if (!(await selectIsCompanyPaper(database, seenByOf(caller), uuid, fileId)))
      throw new AppError('FILE_NOT_FOUND')
    return files.open(fileId)
  },
})
