import { group } from '../catalog/leaf.ts'
import { drivers } from './hand/drivers.ts'
import { files } from './hand/files.ts'
import { hammers } from './hand/hammers.ts'
import { keys } from './hand/keys.ts'
import { pliers } from './hand/pliers.ts'
import { sockets } from './hand/sockets.ts'
import { torque } from './hand/torque.ts'
import { wrenches } from './hand/wrenches.ts'

export const hand = group(
  'slesarnyj-instrument',
  'Слесарный и монтажный инструмент',
  'Ключи, головки, отвёртки, молотки, напильники.',
  [
    group(
      'klyuchi-i-golovki',
      'Ключи и головки',
      'Гаечные, торцевые, динамометрические и наборы.',
      [wrenches, sockets, torque, keys],
    ),
    drivers,
    hammers,
    files,
    pliers,
  ],
)
