import { abrasives } from '../leaves/abrasives.ts'
import { drills } from '../leaves/cutting-drills.ts'
import { mills, sawing } from '../leaves/cutting-mills.ts'
import { reaming, threading } from '../leaves/cutting-threading.ts'
import { turning } from '../leaves/cutting-turning.ts'
import { fluids } from '../leaves/fluids.ts'
import { hand } from '../leaves/hand.ts'
import { machines, robotics } from '../leaves/machines.ts'
import { measuring } from '../leaves/measuring.ts'
import { power } from '../leaves/power.ts'
import { fasteners, safety, storage } from '../leaves/supplies.ts'
import { tooling } from '../leaves/tooling.ts'
import { welding } from '../leaves/welding.ts'
import { group, isLeaf, type Leaf, type SectionDefinition } from './leaf.ts'

/** The tree of sections, roots in the order of the menu. */
export const rootSections: readonly SectionDefinition[] = [
  group(
    'rezhushchij-instrument',
    'Режущий инструмент',
    'Свёрла, фрезы, метчики, пластины и резцы для металлообработки.',
    [drills, mills, threading, reaming, turning, sawing],
  ),
  tooling,
  measuring,
  abrasives,
  hand,
  power,
  machines,
  robotics,
  fluids,
  fasteners,
  safety,
  storage,
  welding,
]

const leavesOf = (section: SectionDefinition): readonly Leaf[] =>
  isLeaf(section) ? [section] : section.children.flatMap(leavesOf)

/** Sections that hold products, depth first. */
export const leaves: readonly Leaf[] = rootSections.flatMap(leavesOf)
