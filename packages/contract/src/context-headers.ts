/** Context headers of §6: which company, agreement and specification a signed-in caller has chosen (uuids). */
export const contextHeaders = {
  company: 'x-choosed-company',
  agreement: 'x-choosed-agreement',
  specification: 'x-choosed-specification',
  clientDate: 'x-client-date',
  visitId: 'x-visit-id',
} as const
