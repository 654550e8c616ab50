import { group } from '../catalog/leaf.ts'
import { ballMill } from './cutting-mills/ball-mill.ts'
import { bladeSaw } from './cutting-mills/blade-saw.ts'
import { discMill } from './cutting-mills/disc-mill.ts'
import { endMill } from './cutting-mills/end-mill.ts'
import { faceMill } from './cutting-mills/face-mill.ts'
import { hob } from './cutting-mills/hob.ts'
import { saws } from './cutting-mills/saws.ts'

export const mills = group(
  'frezy',
  'Фрезы',
  'Концевые, сферические, дисковые, торцевые и червячные фрезы.',
  [endMill, ballMill, discMill, faceMill, hob],
)
export const sawing = group(
  'koronki-i-diski',
  'Коронки и пильные диски',
  'Биметаллические коронки и твердосплавные диски.',
  [saws, bladeSaw],
)
