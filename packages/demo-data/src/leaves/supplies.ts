import { group } from '../catalog/leaf.ts'

import { bolt } from './supplies/bolt.ts'
import { boxes } from './supplies/boxes.ts'
import { glasses } from './supplies/glasses.ts'
import { gloves } from './supplies/gloves.ts'
import { hearing } from './supplies/hearing.ts'
import { nuts } from './supplies/nuts.ts'
import { racks } from './supplies/racks.ts'

export const fasteners = group('krepyozh', 'Крепёж', 'Болты, винты, гайки и шайбы — от упаковки.', [
  bolt('bolty', 'Болты шестигранные', 'BO', '9401', 'Болт', 'hex', ['5.8', '8.8', '10.9', 'A2-70']),
  bolt('vinty', 'Винты с внутренним шестигранником', 'SW', '9402', 'Винт', 'socket', [
    '8.8',
    '10.9',
    '12.9',
    'A2-70',
  ]),
  nuts,
])
export const safety = group(
  'sredstva-zashchity',
  'Средства защиты',
  'Перчатки, очки, защита слуха и дыхания по ТР ТС 019.',
  [gloves, glasses, hearing],
)

export const storage = group(
  'hranenie',
  'Хранение и организация',
  'Стеллажи, верстаки, ящики и тележки.',
  [boxes, racks],
)
