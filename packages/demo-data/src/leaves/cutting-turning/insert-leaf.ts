import type { Brand } from '../../catalog/brands.ts'
import { leaf } from '../../catalog/leaf.ts'
import { round } from '../../text.ts'
import { cuts as cutsInto } from '../materials.ts'

import { type Cut, clearances, type Grade, type InsertRow, insertSize } from './tables.ts'

/** «KD4325»; a Cyrillic mark keeps its distance from Latin letters: «РЗ-H10». */
export const gradeOf = ({ mark }: Brand, [name]: Grade): string =>
  `${mark}${/[А-Я]/.test(mark) ? '-' : ''}${name}`

const radiiOf = ([iso, edge, , inner]: InsertRow, radii: readonly number[]): readonly number[] =>
  // a nose has to fit into its insert
  iso.startsWith('R') ? [edge / 2] : radii.filter((radius) => radius * 7 < inner)

export const insertLeaf = (
  slug: string,
  name: string,
  code: string,
  number: string,
  about: string,
  noun: string,
  rows: readonly InsertRow[],
  radii: readonly number[],
  cuts: readonly Cut[],
  operation: string,
  share: number,
) =>
  leaf(slug, {
    name,
    code,
    number,
    about,
    share,
    brands: 'cutting',
    lines: 1,
    sizes: rows.flatMap((row) => radiiOf(row, radii).map((radius) => ({ row, radius }))),
    axes: { cut: cuts },
    // aluminium is cut by sharp inserts, which have a clearance
    isMade: ({ size: { row }, cut: { chip } }) => chip !== 'AL' || row[0][1] !== 'N',
    sizeCode: ({ row, radius }) => row[0] + insertSize(row, radius),
    article: ({ size: { row, radius }, cut: { chip, grade }, brand, line }) =>
      `${row[0]} ${insertSize(row, radius)}-${chip} ${gradeOf(brand, grade)}${line > 0 ? `-${line + 1}` : ''}`,
    columns: ['insert_shape', 'insert_size', 'corner_radius', 'grade', 'iso_materials'],
    filters: ['operation', 'chipbreaker', 'coating', 'country'],
    make: ({ size: { row, radius }, cut: { chip, grade }, brand }) => {
      const [iso, edge, thickness, inner] = row
      const size = insertSize(row, radius)
      const shapes: Record<string, string> = {
        C: 'ромб 80°',
        D: 'ромб 55°',
        V: 'ромб 35°',
        W: 'тригон 80°',
        T: 'треугольник',
        S: 'квадрат',
        R: 'круглая',
        A: 'параллелограмм 85°',
        O: 'восьмиугольник',
      }
      const angle = clearances[iso[1] as string] as number
      return {
        name: `${noun} ${iso} ${size}-${chip}, сплав ${grade[0]}`,
        attributes: {
          insert_shape: shapes[iso[0] as string] ?? 'ромб 80°',
          insert_size: `${iso} ${size}`,
          cutting_edges:
            (iso[1] === 'N' ? 2 : 1) *
            (iso[0] === 'S' || iso[0] === 'R'
              ? 4
              : iso[0] === 'O'
                ? 8
                : iso[0] === 'T' || iso[0] === 'W'
                  ? 3
                  : 2),
          length: edge,
          thickness,
          inner_diameter: round(inner * 0.4, 1),
          corner_radius: radius,
          clearance_angle: angle,
          chipbreaker: chip,
          grade: gradeOf(brand, grade),
          coating: grade[2],
          tool_material: 'Твёрдый сплав',
          ...cutsInto(grade[1]),
          operation,
          standard: 'ISO 1832',
          package_quantity: 10,
        },
        price: (170 + edge * 16 + thickness * 22) * grade[3],
        weight: inner ** 2 * thickness * 11e-6,
        pack: 10,
        picture: {
          family: 'insert',
          params: {
            shape: iso[0] === 'A' ? 'D' : iso[0] === 'O' ? 'R' : (iso[0] as string),
            coating: grade[2].startsWith('без')
              ? 'carbide'
              : grade[2].startsWith('PVD')
                ? 'tialn'
                : grade[0] === '4325'
                  ? 'tin'
                  : 'black',
          },
        },
      }
    },
  })
