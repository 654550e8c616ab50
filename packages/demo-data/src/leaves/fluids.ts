import { group } from '../catalog/leaf.ts'

import { coolant } from './fluids/coolant.ts'
import { greases } from './fluids/greases.ts'
import { oils } from './fluids/oils.ts'
import { sprays } from './fluids/sprays.ts'

export const fluids = group(
  'soj-i-smazki',
  'СОЖ и смазки',
  'Жидкости для резания, масла, смазки и аэрозоли.',
  [coolant, oils, greases, sprays],
)
