export const staffMessages = { offerAgreement: 'Договор-оферта' } as const
