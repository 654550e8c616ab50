import { endpoint } from '../../endpoint.ts'
import {
  filteredSectionsSchema,
  sectionsQuerySchema,
} from '../../schemas/filtered-sections.schema.ts'

export const filteredSectionsEndpoints = {
  filteredSections: endpoint({
    id: 'filteredSections',
    method: 'POST',
    isRead: true,
    path: '/api/catalog/sections',
    summary: 'Разделы, в которых есть товары по запросу и фильтрам, деревом, с их числом',
    access: 'public',
    sameFor: 'prices',
    body: sectionsQuerySchema,
    answers: { 200: filteredSectionsSchema },
    errors: ['SECTION_NOT_FOUND', 'BRAND_NOT_FOUND', 'CATALOG_NOT_READY'],
    ignoredByPopup: [404],
  }),
}
