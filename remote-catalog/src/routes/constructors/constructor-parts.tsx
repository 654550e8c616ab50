import type { Read } from '@isp/federation/page'
import type { PageHeader } from '../../shared/page-header/page-header.tsx'

/** Handed over by the route: a module that two parts import weighs more on every page of the catalogue. */
export type ConstructorParts = {
  PageHeader: typeof PageHeader
  Read: typeof Read
}
