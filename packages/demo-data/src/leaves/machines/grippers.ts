import { brandColor } from '../../catalog/brands.ts'
import { leaf } from '../../catalog/leaf.ts'
import { pad, round } from '../../text.ts'

import { machine } from './tables.ts'

export const grippers = leaf('zahvaty', {
  ...machine,
  brands: 'robot',
  share: 8,
  isModelNamed: false,
  name: 'Захваты',
  code: 'GR',
  number: '4203',
  about: 'Пневматические и электрические захваты для роботов и автоматов.',
  sizes: [
    [4, 40],
    [6, 65],
    [8, 90],
    [10, 120],
    [12, 170],
    [16, 260],
    [20, 380],
    [25, 560],
    [32, 900],
    [50, 140],
    [85, 235],
    [140, 125],
  ] as const,
  axes: {
    jaws: [2, 3],
    drive: ['пневматический', 'электрический'],
    kind: ['параллельный', 'угловой'],
  },
  sizeCode: ([s, f]) => pad(s, 3) + pad(f, 3),
  columns: ['stroke', 'grip_force', 'jaws', 'drive', 'payload'],
  filters: ['operation', 'ip', 'country'],
  make: ({ size: [stroke, force], jaws, drive, kind, brand }) => ({
    name: `Захват ${kind} ${drive} ${jaws}-пальцевый ход ${stroke} мм ${force} Н`,
    attributes: {
      stroke,
      grip_force: force,
      jaws,
      drive,
      operation: kind,
      payload: round(force / 50, 1),
      pressure: drive === 'пневматический' ? 6 : null,
      voltage: drive === 'пневматический' ? null : 24,
      interface: drive === 'пневматический' ? null : 'Modbus RTU, IO-Link',
      repeatability: 0.02,
      ip: drive === 'пневматический' ? 'IP40' : 'IP54',
      flange: 'ISO 9409-1-50',
      material: 'Алюминий анодированный',
      temperature: '−5…+60',
    },
    price:
      (7_000 + force * 26 + stroke * 190) *
      (drive === 'электрический' ? 5 : 1) *
      (jaws === 3 ? 1.3 : 1),
    weight: 0.2 + force * 0.0022,
    picture: { family: 'gripper', params: { kind: 'parallel', color: brandColor(brand) } },
  }),
})
