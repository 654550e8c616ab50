import { endpoint } from '../../endpoint.ts'
import {
  propertyBetterSchema,
  setPropertyBetterSchema,
} from '../../schemas/property-better.schema.ts'

const common = {
  access: { staff: ['admin', 'content'] },
  caller: 'account',
  path: '/api/admin/properties/better',
  answers: { 200: propertyBetterSchema },
} as const

/** Which value of a property the comparison shows as the better one. */
export const propertyBetterEndpoints = {
  propertyBetter: endpoint({
    ...common,
    id: 'propertyBetter',
    method: 'GET',
    summary: 'Какое значение каждой характеристики лучше: больше, меньше, ближе к основе сравнения',
  }),
  setPropertyBetter: endpoint({
    ...common,
    id: 'setPropertyBetter',
    method: 'PUT',
    summary:
      'Задать, какое значение характеристики лучше, или вернуть то, что следует из её единицы',
    body: setPropertyBetterSchema,
    example: { code: 'diameter', better: 'less' },
  }),
}
