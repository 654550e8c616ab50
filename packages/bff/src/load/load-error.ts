/**
 * A load that was refused as a whole. `code` is stable; `details` names the record.
 * UNKNOWN_REFERENCE: a record points to an external id that neither the load nor the database has.
 * DUPLICATE: two records of the load are the same thing; `places` says where they stand, when they say so themselves. REFUSED: the database refused a row.
 */
export class CatalogLoadError extends Error {
  readonly code: 'UNKNOWN_REFERENCE' | 'DUPLICATE' | 'REFUSED'
  readonly details: string
  readonly places: readonly string[]

  constructor(
    code: CatalogLoadError['code'],
    details: string,
    { cause, places = [] }: { cause?: unknown; places?: readonly string[] } = {},
  ) {
    super(`catalogue load refused: ${code}: ${details}`, { cause })
    this.name = 'CatalogLoadError'
    this.code = code
    this.details = details
    this.places = places
  }
}
