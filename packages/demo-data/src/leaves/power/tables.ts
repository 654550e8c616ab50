export const manual = ['passport', 'manual', 'certificate'] as const
export const cases = ['кейс', 'картонная коробка', 'кейс и набор оснастки'] as const
export const packages = ['без АКБ и ЗУ', '1 АКБ и ЗУ', '2 АКБ и ЗУ в кейсе'] as const
/** Of the capacities a tool without batteries has none: it is made once, for the first of them. */
export const isChosen = (kit: string, isFirst: boolean): boolean => batteriesIn(kit) > 0 || isFirst
/** «2 АКБ 4 А·ч и ЗУ в кейсе». */
export const packageWord = (kit: string, capacity: number): string =>
  kit.replace(/(?<=\d )АКБ/, `АКБ ${capacity} А·ч`)
export const batteriesIn = (kind: string): number => (kind.startsWith('без') ? 0 : Number(kind[0]))
