import { type CatalogPorts, createCatalogContext } from './catalog.context.ts'
import { createListingService, type ListingService } from './listing.service.ts'
import { createProductService, type ProductService } from './product.service.ts'
import { createSectionService, type SectionService } from './section.service.ts'

/** The reading side of the catalogue. Beside what each part names, everything may throw AppError DATABASE_UNAVAILABLE. */
export type CatalogService = ListingService & ProductService & SectionService

export const createCatalogService = (ports: CatalogPorts): CatalogService => {
  const context = createCatalogContext(ports)
  return {
    ...createListingService(context),
    ...createProductService(context),
    ...createSectionService(context),
  }
}
