export const companyRegistrationErrors = {
  COMPANY_EXISTS: 409,
  COMPANIES_WAITING: 409,
} as const
