import type { PropertyRecord } from '../catalog-load/index.ts'
import type { Known } from './known.ts'
import { newCode } from './slug.ts'
import type { Survey } from './survey.types.ts'

const TRAIT = 'trait:'

/** Codes of properties: known ones keep theirs, new ones get one when they are first met. */
export class PropertyBook {
  readonly #survey: Survey
  readonly #known: Known
  readonly #used = new Map<string, PropertyRecord>()

  constructor(survey: Survey, known: Known) {
    this.#survey = survey
    this.#known = known
    // Reserved beside property codes by the catalogue index.
    for (const code of ['stock', 'price', 'brand']) known.takenCodes.add(code)
    for (const { id, name, unit, kind, sort } of survey.properties.values())
      this.#note({ externalId: id, name, unit, kind, sort })
  }

  codeOf(propertyId: string): string | undefined {
    return this.#used.get(propertyId)?.code
  }

  /** The code of what tells variants of a good apart; such properties have a name and no id. */
  codeOfTrait(name: string): string {
    const externalId = TRAIT + name.toLowerCase()
    const sort = (this.#survey.properties.size + 1) * 10
    return (
      this.#used.get(externalId) ??
      this.#note({ externalId, name, unit: null, kind: 'string', sort })
    ).code
  }

  get records(): PropertyRecord[] {
    return [...this.#used.values()]
  }

  #note(property: Omit<PropertyRecord, 'code'>): PropertyRecord {
    const { externalId, name } = property
    const code =
      this.#known.propertyCodes.get(externalId) ?? newCode(name, externalId, this.#known.takenCodes)
    const record = { ...property, code }
    this.#used.set(externalId, record)
    return record
  }
}
