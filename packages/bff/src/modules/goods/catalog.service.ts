import type { Section } from '@isp/contract'
import type { ProductDrawings } from '../constructors/product-drawing.service.ts'
import { type CatalogPorts, createCatalogContext } from './catalog.context.ts'
import { createListingService, type ListingService } from './listing/listing.service.ts'
import { createSectionDrawings } from './listing/section-drawings.ts'
import { type CatalogArticles, createCatalogArticles } from './lists/catalog-articles.service.ts'
import { type CatalogCards, createCatalogCards } from './lists/catalog-cards.service.ts'
import { type CatalogFigures, createCatalogFigures } from './lists/catalog-figures.service.ts'
import { type CatalogGoods, createCatalogGoods } from './lists/catalog-goods.service.ts'
import { type CatalogLists, createCatalogLists } from './lists/catalog-lists.service.ts'
import { type CatalogMatches, createCatalogMatches } from './lists/catalog-matches.service.ts'
import { type CatalogPopular, createCatalogPopular } from './lists/catalog-popular.service.ts'
import { createProductService, type ProductService } from './product/product.service.ts'
import {
  createProductDrawing,
  type ProductDrawingService,
} from './product/product-drawing.service.ts'
import {
  createFilteredSections,
  type FilteredSectionsService,
} from './sections/filtered-sections.service.ts'
import { createSectionService, type SectionService } from './sections/section.service.ts'
import { createSizeSteps, type SizeStepsService } from './size-steps/size-steps.service.ts'

/**
 * Reads of the catalogue's own pages. Beside the errors named at each, all may throw AppError DATABASE_UNAVAILABLE.
 */
export type CatalogReading = ListingService & ProductService & SectionService

/** Promo blocks of a section's page, provided by the module promo. */
export type PromoPlaces = {
  /** Whether the section's page has promo blocks now; the last known answer when the database is unavailable. */
  hasPromo(section: Pick<Section, 'id' | 'breadcrumbs'>): Promise<boolean>
}

/** The catalogue's services, created once: all share one cached description of sections, brands and properties. */
export type Catalog = {
  reading: CatalogReading
  filteredSections: FilteredSectionsService
  drawing: ProductDrawingService
  articles: CatalogArticles
  cards: CatalogCards
  figures: CatalogFigures
  goods: CatalogGoods
  lists: CatalogLists
  matches: CatalogMatches
  popular: CatalogPopular
  sizeSteps: SizeStepsService
}

export const openCatalog = ({
  drawings,
  ...ports
}: CatalogPorts & { drawings: ProductDrawings }): Catalog => {
  const context = createCatalogContext(ports)
  return {
    reading: {
      ...createListingService(context, createSectionDrawings(context, drawings)),
      ...createProductService(context, drawings),
      ...createSectionService(context),
    },
    filteredSections: createFilteredSections(context),
    drawing: createProductDrawing(context, drawings),
    articles: createCatalogArticles(context),
    cards: createCatalogCards(context),
    figures: createCatalogFigures(context),
    goods: createCatalogGoods(context),
    lists: createCatalogLists(context),
    matches: createCatalogMatches(context),
    popular: createCatalogPopular(context),
    sizeSteps: createSizeSteps(context),
  }
}
