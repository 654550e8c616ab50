export const manual = ['passport', 'manual', 'certificate'] as const
export const cases = ['кейс', 'картонная коробка', 'кейс и набор оснастки'] as const
export const packages = ['без АКБ и ЗУ', '1 АКБ и ЗУ', '2 АКБ и ЗУ в кейсе'] as const
export const batteriesIn = (kind: string): number => (kind.startsWith('без') ? 0 : Number(kind[0]))
