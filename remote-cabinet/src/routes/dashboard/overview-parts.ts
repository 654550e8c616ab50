/** What a member sees beside the orders; in a chunk of its own, read meanwhile. */
export { CompanyCard } from './company-card.tsx'
export { QuickLinks } from './quick-links.tsx'
export { Statistics } from './statistics/statistics.tsx'
export { Today } from './today/today.tsx'
