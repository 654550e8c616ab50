/** Shops that issue 52 measures itself by. */
type Anchor = 'McMaster-Carr' | 'Misumi' | 'Hoffmann' | 'RS'

/**
 * Actions of the same task there, by the step that record 125 describes: from memory of these sites, not measured. What a
 * site has no way for is null.
 */
export const anchors = {
  bolt: { 'McMaster-Carr': 8, Misumi: 9, Hoffmann: 9, RS: 9 },
  comparison: { 'McMaster-Carr': null, Misumi: 4, Hoffmann: 4, RS: 4 },
  drillOnPhone: { 'McMaster-Carr': 4, Misumi: 7, Hoffmann: 7, RS: 7 },
} satisfies Record<string, Record<Anchor, number | null>>

export type AnchorCounts = Record<Anchor, number | null>
