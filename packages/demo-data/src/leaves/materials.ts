/** Tool materials, coatings and workpiece groups that several leaves share. */
export type ToolMaterial = {
  name: string
  short: string
  hardness: number
  factor: number
  isCarbide: boolean
}

const toolMaterial = (
  name: string,
  short: string,
  hardness: number,
  factor: number,
  isCarbide = false,
): ToolMaterial => ({ name, short, hardness, factor, isCarbide })

export const hss = toolMaterial('Быстрорежущая сталь Р6М5', 'Р6М5', 63, 1)
export const hssCobalt = toolMaterial('Быстрорежущая сталь Р6М5К5', 'Р6М5К5', 65, 1.55)
export const hssCo8 = toolMaterial('HSS-Co8', 'HSS-Co8', 66, 1.9)
export const hssPowder = toolMaterial('Порошковая сталь HSS-PM', 'HSS-PM', 67, 2.6)
export const vk8 = toolMaterial('Твёрдый сплав ВК8', 'ВК8', 72, 2.4, true)
export const carbide = toolMaterial('Твёрдый сплав мелкозернистый', 'твёрдый сплав', 75, 3.6, true)

export const highSpeedSteels = [hss, hssCobalt, hssCo8] as const
export const millMaterials = [hss, hssCobalt, carbide] as const

export type Coating = { name: string; short: string; picture: string; factor: number }
const coating = (name: string, picture: string, factor: number, short = name): Coating => ({
  name,
  short,
  picture,
  factor,
})

export const bare = coating('без покрытия', 'steel', 1)
export const tin = coating('TiN', 'tin', 1.22)
export const tialn = coating('TiAlN', 'tialn', 1.35)
export const alcrn = coating('AlCrN', 'tialn', 1.42)
export const oxide = coating('оксидирование', 'black', 1.05, 'оксид.')
export const drillCoatings = [bare, tin, tialn, oxide] as const
export const millCoatings = [bare, tialn, alcrn] as const
export const tapCoatings = [bare, tin, oxide] as const

/** «TiN» in a name; nothing for a bare tool. */
export const coatingWord = (item: Coating): string => (item === bare ? '' : ` ${item.short}`)

const groupWords = {
  P: 'сталь',
  M: 'нержавеющая сталь',
  K: 'чугун',
  N: 'цветные металлы',
  S: 'жаропрочные сплавы',
  H: 'закалённая сталь',
} as const
/** A group of materials to cut, ISO 513. */
export type WorkGroup = keyof typeof groupWords

/** What a tool cuts, said once in letters and once in words. */
export const cuts = (groups: readonly WorkGroup[]) => ({
  workpiece_material: `Металл: ${groups.map((group) => groupWords[group]).join(', ')}`,
  iso_materials: groups.join(', '),
})

/** Aluminium sticks to oxides and to what holds aluminium itself; bare carbide wears out on steel. */
export const groupsOf = (material: ToolMaterial, item: Coating): readonly WorkGroup[] => {
  if (material.isCarbide) {
    if (item === bare) return ['K', 'N']
    return item === tin ? ['P', 'M', 'K'] : ['P', 'M', 'K', 'S', 'H']
  }
  const steel: readonly WorkGroup[] = material.hardness > 64 ? ['P', 'M', 'K'] : ['P', 'K']
  return item === bare || item === tin ? [...steel, 'N'] : steel
}
export const cutsOf = (material: ToolMaterial, item: Coating) => cuts(groupsOf(material, item))

/** Rockwell C ends where carbide begins: it is told for steels. */
export const rockwellOf = ({ isCarbide, hardness }: ToolMaterial): number | null =>
  isCarbide ? null : hardness

/** Kilograms of a cylinder of steel or carbide; diameters and lengths in millimetres. */
export const cylinderMass = (diameter: number, length: number, isCarbide = false): number =>
  (Math.PI / 4) * diameter ** 2 * length * (isCarbide ? 14.5e-6 : 7.85e-6)

/** The usual multiplicity of small cutting tools. */
export const packFor = (diameter: number): number => (diameter <= 3 ? 10 : diameter <= 10 ? 5 : 1)

/** The surface that a picture shows: bare carbide looks different from bare steel. */
export const surface = (item: Coating, isCarbide = false): string =>
  item === bare && isCarbide ? 'carbide' : item.picture
