import { group } from '../catalog/leaf.ts'
import { countersink } from './cutting-threading/countersink.ts'
import { die } from './cutting-threading/die.ts'
import { reamer } from './cutting-threading/reamer.ts'
import { tap } from './cutting-threading/tap.ts'

export const threading = group(
  'rezbonareznoj',
  'Резьбонарезной инструмент',
  'Метчики ручные и машинные, плашки.',
  [
    tap(
      'metchiki-mashinnye',
      'Метчики машинные',
      'TM',
      '2620',
      'Для станков с ЧПУ и сверлильных: один проход до полного профиля.',
      'машинный',
      ['сквозное', 'глухое'],
      18,
    ),
    tap(
      'metchiki-ruchnye',
      'Метчики ручные',
      'TH',
      '2621',
      'Комплект метчиков для воротка, от чернового до чистового.',
      'ручной',
      ['сквозное и глухое'],
      12,
    ),
    die,
  ],
)
export const reaming = group(
  'razvertki-i-zenkery',
  'Развёртки и зенкеры',
  'Чистовая обработка отверстий.',
  [
    reamer(
      'razvertki-mashinnye',
      'Развёртки машинные',
      'RM',
      '2363',
      'Машинные развёртки с цилиндрическим и коническим хвостовиком.',
      'машинная',
    ),
    reamer(
      'razvertki-ruchnye',
      'Развёртки ручные',
      'RH',
      '2360',
      'Цилиндрические развёртки с квадратом под вороток.',
      'ручная',
    ),
    countersink,
  ],
)
