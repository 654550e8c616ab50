/** Drawings of worn tools and of what goes wrong in cutting, made by the server for tables of troubles. */
export const wearNames = [
  ...(['flank', 'crater', 'built-up-edge', 'notch', 'chipping', 'fracture'] as const),
  ...(['thermal-cracks', 'deformation', 'chip-ribbon', 'chip-crumbs', 'chatter'] as const),
  ...(['torn-surface', 'feed-marks', 'tool-break', 'drill-walk', 'oversize'] as const),
  ...(['undersize', 'corner-wear', 'chisel-edge', 'burr', 'scratches'] as const),
  ...(['wall-taper', 'ledge', 'pull-out', 'torn-thread', 'low-thread'] as const),
] as const
/** A picture has the address that ends in its name. */
export const wearPath = '/bff/api/education/wear/'
export type WearName = (typeof wearNames)[number]
