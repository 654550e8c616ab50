/**
 * Designations by which a question names a value of certain properties (strength class, tool material, glove size).
 * Search patterns, not shown to users; lower case, folded by NFKC.
 */

const BEFORE = String.raw`(?<![\p{L}\d.,×x*/-])`
const END = String.raw`(?![\p{L}\d]|[.,×x*/-]\d)`
const written = (pattern: string): RegExp => new RegExp(`${BEFORE}(${pattern})${END}`, 'gu')

export type Designated = {
  /** Properties whose values have such a designation. */
  codes: readonly string[]
  /** Whether a value of these properties is the designation as a whole. */
  isWhole: boolean
  /** Whether its number is also a size: «перчатки 10». */
  isSize?: boolean
  /** Patterns of the designation in a question; the first group is the designation. */
  asked: readonly RegExp[]
}

export const designatedProperties: readonly Designated[] = [
  {
    codes: ['size_label'],
    isWhole: true,
    isSize: true,
    asked: [
      /(?<!\p{L})размер\p{L}*\s*(\d{1,2})(?![\d.,\p{L}×x*/-])/gu,
      /(?<![\p{L}\d.,×x*/-])(\d{1,2})\s*размер\p{L}*/gu,
    ],
  },
  {
    codes: ['strength_class'],
    isWhole: true,
    asked: [
      /(?<!\p{L})(?:класс\p{L}*|кл\.?|к\.?\s?п\.?|прочност\p{L}*)\s*(?:прочн\p{L}*|проч\.?|пр\.?)?\s*(\d{1,2}(?:\.\d)?)(?![\d.\p{L}])/gu,
      // ISO 898-1
      written(String.raw`3\.6|4\.6|4\.8|5\.6|5\.8|6\.8|8\.8|9\.8|10\.9|12\.9`),
      // ISO 3506
      written(String.raw`[aа][1-5](?:[-\s]?(?:50|70|80|100|110))?`),
      // ISO 898-2: nuts have no length that the number could mean
      /(?<=(?:гайк|гаек).*[mм]\s?\d{1,2}\s)(4|5|6|8|9|10|12)(?![\p{L}\d.,×x*/-]|\s*(?:мм|шт|[x×х*]))/gu,
    ],
  },
  {
    codes: ['tool_material', 'grade'],
    isWhole: false,
    asked: [
      // ГОСТ 19265
      written(
        String.raw`(?:11)?[рp](?:9|12|18)|(?:11)?[рp]\d{1,2}[аa]?(?:[мm]\d|[кk]\d{1,2}|[фf]\d){1,3}`,
      ),
      // ISO 11054
      written(String.raw`hss[-\s]?(?:[eе](?:[-\s]?pm)?|co\s?\d{1,2}|pm|xe|g|r)`),
      // ГОСТ 5950, ГОСТ 1435
      written(String.raw`9[хx][сc]|хвг|у(?:7|8|10|12)а?`),
      // ГОСТ 3882
      written(String.raw`[вb][кk]\d{1,2}(?:-?[оo]?[мm])?|[тt]{1,2}\d{1,2}[кk]\d{1,2}`),
    ],
  },
]
