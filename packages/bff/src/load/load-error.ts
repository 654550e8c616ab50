/**
 * A load that was refused as a whole. `code` is stable; `details` names the record. UNKNOWN_REFERENCE: a record refers
 * to an external id that neither the load nor the database has. DUPLICATE: two records of the load are the same;
 * `places` are their places in the source, if the records have any. REFUSED: the database refused a row.
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
