export const alphabetMessages = { digits: '0–9' } as const
