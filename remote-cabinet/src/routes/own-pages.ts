/** Pages with forms come in one chunk: each by itself would bring the forms once more. */
export { CompaniesPage } from './companies/companies.page.tsx'
export { CompanyPage } from './company/company.page.tsx'
export { PersonalPage } from './personal/personal.page.tsx'
export { PersonalDataPage } from './personaldata/personaldata.page.tsx'
