export const verification = ['без поверки', 'с поверкой'] as const
export const verified = (kind: string): number => (kind === 'с поверкой' ? 900 : 0)
