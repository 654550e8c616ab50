import type { SectionMeta } from './columns.ts'
import type { ProductRow, PropertyRow } from './source.ts'
import { timesSign } from './text/russian.messages.ts'
import { foldLookAlikes, normaliseSigns } from './text/words.ts'

/** Products whose names are read, of each section without its subsections. */
const SAMPLE = 300

/** How many of the read products have a value, how many name it, and where in the names it stands, summed up. */
type Told = { held: number; named: number; place: number }
/** By ordinal of the section, then of the property. */
export type NamePlaces = ReadonlyMap<number, ReadonlyMap<number, Told>>

const folded = (text: string): string =>
  foldLookAlikes(normaliseSigns(text).replace(timesSign, '$1x'))

/** Where the name says the value, not as a part of another number; -1: it does not. */
const placeIn = (name: string, value: string): number => {
  for (let at = name.indexOf(value); at >= 0; at = name.indexOf(value, at + 1)) {
    const [before = '', after = ''] = [name.slice(0, at), name.slice(at + value.length)]
    if (!/\d[.,/]?$/.test(before) && !/^[.,/]?\d/.test(after)) return at
  }
  return -1
}

const add = (told: Map<number, Told>, property: number, { held, named, place }: Told): void => {
  const known = told.get(property)
  if (!known) told.set(property, { held, named, place })
  else {
    known.held += held
    known.named += named
    known.place += place
  }
}

/** Reads names of some products of each section for the values of their numbers and texts. */
export const namePlaces = (
  sections: readonly SectionMeta[],
  properties: readonly PropertyRow[],
) => {
  const own = sections.map(() => ({ read: 0, told: new Map<number, Told>() }))
  const note = (ordinal: number, { name, attributes }: ProductRow): void => {
    const section = own[ordinal]
    if (section === undefined || section.read >= SAMPLE) return
    section.read += 1
    const text = folded(name)
    for (const property of sections[ordinal]?.filters ?? []) {
      const value = attributes[properties[property]?.code ?? '']
      if ((typeof value !== 'number' && typeof value !== 'string') || value === '') continue
      const place = placeIn(text, folded(String(value)))
      add(section.told, property, { held: 1, named: place < 0 ? 0 : 1, place: Math.max(place, 0) })
    }
  }
  /** With what was read in the subsections. */
  const finish = (): NamePlaces => {
    // depth-first order: subsections come after their section
    for (let ordinal = sections.length - 1; ordinal > 0; ordinal -= 1) {
      const above = own[sections[ordinal]?.parent ?? -1]
      for (const [property, told] of own[ordinal]?.told ?? [])
        if (above) add(above.told, property, told)
    }
    return new Map(own.map(({ told }, ordinal) => [ordinal, told]))
  }
  return { note, finish }
}

/** Mean place in the names, if at least half of the goods that have the property are named by it. */
export const namedAt = (places: NamePlaces, ordinal: number, property: number): number | null => {
  const told = places.get(ordinal)?.get(property)
  return told && told.named * 2 >= told.held ? told.place / told.named : null
}
