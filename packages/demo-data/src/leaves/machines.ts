import { group } from '../catalog/leaf.ts'
import { bandsaws } from './machines/bandsaws.ts'
import { cobots } from './machines/cobots.ts'
import { drilling } from './machines/drilling.ts'
import { grinders } from './machines/grinders.ts'
import { grippers } from './machines/grippers.ts'
import { lathes } from './machines/lathes.ts'
import { milling } from './machines/milling.ts'
import { robots } from './machines/robots.ts'

export const machines = group(
  'stanki',
  'Станки',
  'Металлообрабатывающие станки с пусконаладкой и запасными частями.',
  [lathes, milling, drilling, bandsaws, grinders],
)

export const robotics = group(
  'roboty-i-zahvaty',
  'Промышленные роботы и захваты',
  'Манипуляторы, коботы и захваты с контроллерами.',
  [robots, cobots, grippers],
)
