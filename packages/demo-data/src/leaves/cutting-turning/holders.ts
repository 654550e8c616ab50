import { leaf } from '../../catalog/leaf.ts'
import { pad } from '../../text.ts'

// ISO 5610; the letter of the length by ISO 5608
const rows = [
  [12, 12, 80, 'F'],
  [16, 16, 100, 'H'],
  [20, 20, 125, 'K'],
  [25, 25, 150, 'M'],
  [32, 25, 170, 'P'],
  [32, 32, 170, 'P'],
  [40, 32, 200, 'R'],
] as const
export const holders = leaf('derzhavki-tokarnye', {
  name: 'Державки под сменные пластины',
  code: 'TN',
  number: '2102',
  brands: 'cutting',
  share: 10,
  about: 'Наружное точение с механическим креплением пластин.',
  sizes: rows,
  axes: { kind: ['PCLN', 'PDJN', 'MWLN', 'SCLC', 'SDJC', 'SVJB'] as const, hand: ['R', 'L'] },
  // a screw holds small inserts in light holders, a lever needs room for itself
  isMade: ({ size: [h], kind }) => (kind.startsWith('S') ? h <= 25 : h >= 20),
  sizeCode: ([h, b]) => pad(h, 2) + pad(b, 2),
  columns: ['holder_section', 'overall_length', 'insert_fit', 'approach_angle', 'hand'],
  filters: ['mounting', 'country'],
  make: ({ size: [h, b, length, letter], kind, hand }) => {
    const insert = {
      PCLN: 'CNMG 1204',
      PDJN: 'DNMG 1506',
      MWLN: 'WNMG 0804',
      SCLC: 'CCMT 09T3',
      SDJC: 'DCMT 11T3',
      SVJB: 'VBMT 1604',
    }[kind]
    return {
      name: `Державка токарная ${kind}${hand} ${h}${b}${letter}${insert.slice(5, 7)} под пластины ${insert}`,
      attributes: {
        holder_section: `${h}×${b}`,
        height: h,
        width: b,
        overall_length: length,
        insert_fit: insert,
        approach_angle: kind.includes('J') ? 93 : 95,
        hand: hand === 'R' ? 'правое' : 'левое',
        mounting: kind.startsWith('S')
          ? 'винтом'
          : kind.startsWith('M')
            ? 'штифтом и прихватом'
            : 'рычагом за отверстие',
        operation: 'наружное точение',
        material: 'Сталь 40Х',
        hardness: 44,
        coolant: false,
        standard: 'ISO 5608',
      },
      price: 1150 + h * b * 1.7,
      weight: h * b * length * 7.6e-6,
      picture: {
        family: 'turning-tool',
        params: { shape: kind[1] as string, kind: 'external', coating: 'tin' },
      },
    }
  },
})
