export { type DemoCatalogInput, demoCatalog } from './catalog/demo-catalog.ts'
export { demoCurrencyRates, demoProductSets } from './catalog/demo-promo.ts'
export type { Drawn } from './catalog/generate-products.ts'
export { type DocumentSizes, type LeafDocument, leafDocuments } from './catalog/leaf-documents.ts'
export { leaves } from './catalog/sections.ts'
export { demoCuttingData } from './cutting/cutting-data.ts'
export { renderDocument } from './documents/render-document.ts'
export {
  type DemoOffer,
  type DemoText,
  readDemoOffers,
  readDemoTexts,
} from './education/demo-texts.ts'
export { type DemoRequest, demoApprovals, demoRequests } from './people/demo-approvals.ts'
export { type DemoDraft, demoDrafts } from './people/demo-drafts.ts'
export {
  type DemoFavorites,
  type DemoInvitation,
  type DemoViews,
  demoFavorites,
  demoInvitations,
  demoViews,
} from './people/demo-goods.ts'
export { type DemoOrder, demoOrders } from './people/demo-orders.ts'
export {
  type DemoAgreement,
  type DemoGoods,
  type DemoSpecification,
  demoLateAgreement,
  demoManager,
  demoPassword,
  demoPeople,
} from './people/demo-people.ts'
export { type DemoTicket, demoTickets } from './people/demo-tickets.ts'
export { renderPicture } from './pictures/index.ts'
export { renderPromo } from './pictures/promo-picture.ts'
export {
  demoBanners,
  demoPromoPictures,
  demoPromoSections,
  demoStories,
} from './promo/demo-showcase.ts'
export { type Synonym, searchDictionary } from './search/dictionary.ts'
export { demoSellerFile } from './seller.ts'
