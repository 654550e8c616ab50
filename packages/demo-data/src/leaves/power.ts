import { group } from '../catalog/leaf.ts'
import { batteries } from './power/batteries.ts'
import { cordless } from './power/cordless.ts'
import { drillsPower } from './power/drills-power.ts'
import { grinders } from './power/grinders.ts'
import { hammersCorded } from './power/hammers-corded.ts'
import { impact } from './power/impact.ts'

export const power = group(
  'elektroinstrument',
  'Электроинструмент',
  'Сетевой и аккумуляторный инструмент с гарантией и сервисом.',
  [
    group('setevoj', 'Сетевой инструмент', 'Перфораторы, шлифмашины и дрели от сети 220 В.', [
      hammersCorded,
      grinders,
      drillsPower,
    ]),
    group(
      'akkumulyatornyj',
      'Аккумуляторный инструмент',
      'Единая платформа аккумуляторов 12–40 В.',
      [cordless, impact, batteries],
    ),
  ],
)
