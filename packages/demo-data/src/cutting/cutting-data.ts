import {
  bare,
  carbide,
  groupsOf,
  hss,
  hssCo8,
  hssCobalt,
  type ToolMaterial,
  tialn,
  type WorkGroup,
} from '../leaves/materials.ts'

export type DemoCuttingData = {
  section: string
  toolMaterial: string
  group: WorkGroup
  operation: 'drilling' | 'milling'
  speedFrom: number
  speedTo: number
  feedFrom: number
  feedTo: number
}

// Group | speed, m/min | feed for a millimetre of the diameter: usual figures of handbooks, not those of one maker.
const drillingHss = `
P | 20–30 | 0.015–0.025
K | 18–28 | 0.020–0.030
N | 40–70 | 0.020–0.035
`
const drillingCobalt = `
P | 25–35 | 0.015–0.025
M | 8–14 | 0.010–0.018
K | 20–30 | 0.020–0.030
N | 50–80 | 0.020–0.035
`
const drillingCarbide = `
P | 70–120 | 0.018–0.030
M | 30–50 | 0.010–0.018
K | 80–120 | 0.020–0.035
N | 120–220 | 0.025–0.040
S | 20–35 | 0.010–0.016
H | 20–35 | 0.008–0.012
`
const millingHss = `
P | 25–35 | 0.0040–0.0080
M | 10–15 | 0.0030–0.0050
K | 20–30 | 0.0050–0.0090
N | 60–120 | 0.0060–0.0120
`
const millingCarbide = `
P | 90–150 | 0.0050–0.0100
M | 50–80 | 0.0030–0.0060
K | 90–140 | 0.0050–0.0100
N | 200–350 | 0.0060–0.0130
S | 30–50 | 0.0030–0.0060
H | 40–70 | 0.0020–0.0050
`

const spirals = ['sverla-c-h', 'sverla-k-h', 'sverla-dlinnye', 'sverla-korotkie', 'sverla-levye']
const tables: readonly (readonly [
  operation: DemoCuttingData['operation'],
  sections: readonly string[],
  materials: readonly ToolMaterial[],
  table: string,
])[] = [
  ['drilling', spirals, [hss], drillingHss],
  ['drilling', spirals, [hssCobalt, hssCo8], drillingCobalt],
  ['drilling', ['sverla-tverdosplavnye'], [carbide], drillingCarbide],
  ['milling', ['frezy-koncevye'], [hss, hssCobalt], millingHss],
  ['milling', ['frezy-koncevye', 'frezy-sfericheskie'], [carbide], millingCarbide],
]

/** What a tool of a material cuts with one of its coatings: there are no data for the rest. */
const isCutBy = ({ material, group }: { material: ToolMaterial; group: WorkGroup }): boolean =>
  [bare, tialn].some((coating) => groupsOf(material, coating).includes(group))

const rangeOf = (text = ''): readonly [number, number] => {
  const [from = 0, to = 0] = text.split('–').map(Number)
  return [from, to]
}

export const demoCuttingData: readonly DemoCuttingData[] = tables.flatMap(
  ([operation, sections, materials, table]) =>
    table
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [group, speed, feed] = line.split(' | ') as [WorkGroup, string, string]
        const [speedFrom, speedTo] = rangeOf(speed)
        const [feedFrom, feedTo] = rangeOf(feed)
        return sections.flatMap((section) =>
          materials
            .filter((material) => isCutBy({ material, group }))
            .map(({ name: toolMaterial }) => ({
              ...{ section, toolMaterial, group, operation },
              ...{ speedFrom, speedTo, feedFrom, feedTo },
            })),
        )
      }),
)
