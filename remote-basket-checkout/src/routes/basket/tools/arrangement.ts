export const lineOrders = ['added', 'name', 'article', 'price', 'sum', 'arrival'] as const
export type LineOrder = (typeof lineOrders)[number]
export const lineGroups = ['none', 'section', 'arrival'] as const
export type LineGroup = (typeof lineGroups)[number]
export type Arrangement = { order: LineOrder; group: LineGroup }
