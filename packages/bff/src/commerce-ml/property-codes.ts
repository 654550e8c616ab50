import { newCode } from '../kernel/slug.ts'
import type { PropertyRecord } from '../load/index.ts'
import type { Known } from '../load/known.ts'
import type { SourceIds } from '../load/source-ids.ts'
import { lengthToDiameter } from '../trade/length-to-diameter.messages.ts'
import { propertyMessages as messages } from './property.messages.ts'
import type { Survey } from './survey.types.ts'

const TRAIT = 'trait:'
const ALL = 'all:'

/** Codes of properties: existing ones are kept, new ones are assigned when first used. */
export class PropertyCodes {
  readonly #survey: Survey
  readonly #known: Known
  readonly #ids: SourceIds
  readonly #used = new Map<string, PropertyRecord>()

  constructor(survey: Survey, known: Known, ids: SourceIds) {
    this.#survey = survey
    this.#known = known
    this.#ids = ids
    // Codes reserved by the catalogue index, and the property that the shop calculates itself.
    for (const code of ['stock', 'price', 'brand', lengthToDiameter.code])
      known.takenCodes.add(code)
    for (const { id, name, unit, kind, sort } of survey.properties.values())
      this.#note({ externalId: id, name, unit, kind, sort })
  }

  codeOf(propertyId: string): string | undefined {
    return this.#used.get(propertyId)?.code
  }

  /** Code of the additional text property for a number or yes-or-no property with several values in one good. */
  codeOfAll(propertyId: string): string | undefined {
    const property = this.#survey.properties.get(propertyId)
    if (!property) return undefined
    const { name, unit, sort } = property
    const all = { name: messages.allValues(name), unit, kind: 'string', sort } as const
    return this.#noteOnce({ externalId: ALL + propertyId, ...all })
  }

  /** Code of a property that distinguishes variants; such properties have a name and no id. */
  codeOfTrait(name: string): string {
    const sort = (this.#survey.properties.size + 1) * 10
    const externalId = TRAIT + name.toLowerCase()
    return this.#noteOnce({ externalId, name, unit: null, kind: 'string', sort })
  }

  get records(): PropertyRecord[] {
    return [...this.#used.values()]
  }

  #noteOnce(property: Omit<PropertyRecord, 'code'>): string {
    return (this.#used.get(property.externalId) ?? this.#note(property)).code
  }

  #note(property: Omit<PropertyRecord, 'code'>): PropertyRecord {
    const { externalId, name } = property
    const code =
      this.#known.propertyCodes.get(externalId) ??
      newCode(name, this.#ids.toShop(externalId), this.#known.takenCodes)
    const record = { ...property, code }
    this.#used.set(externalId, record)
    return record
  }
}
