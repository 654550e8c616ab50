export const settlementsTitle = 'Акты сверки'
