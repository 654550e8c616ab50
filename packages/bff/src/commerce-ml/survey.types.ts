import type { XmlElement } from './xml-element.ts'

/** A group of goods, with ids of the classifier's tree. */
export type ExportGroup = { id: string; parent: string | null; name: string; sort: number }
/** `id` is empty for a classifier without one; an export has one such at most. */
export type ExportClassifier = { id: string; name: string; groups: Map<string, ExportGroup> }
export type ExportProperty = {
  id: string
  name: string
  unit: string | null
  kind: 'number' | 'string' | 'boolean'
  isTime: boolean
  sort: number
  choices: Map<string, string>
}
export type ExportPriceType = { id: string; name: string; currency: string; hasVat: boolean }
export type ExportWarehouse = { id: string; name: string; city: string }

/** A catalogue by its id, merged from all files with parts of it. */
export type ExportCatalog = {
  id: string
  name: string
  /** Owner of the catalogue; empty when not stated. */
  owner: string
  /** Whether it has a catalogue element, not only packages of offers. */
  isDescribed: boolean
  classifierId: string | null
  hasAllGoods: boolean
  hasAllPrices: boolean
  hasAllStock: boolean
  /** Whether the export has all offers, hence all variants of goods. */
  hasAllOffers: boolean
}

/** One catalogue or package element, for its goods or offers. `rank` follows the order of files. */
export type ExportPart = { catalogId: string; rank: number }

/** Result of the first pass: everything but the goods and offers themselves. */
export type Survey = {
  classifiers: Map<string, ExportClassifier>
  properties: Map<string, ExportProperty>
  priceTypes: Map<string, ExportPriceType>
  warehouses: Map<string, ExportWarehouse>
  units: Map<string, string>
  catalogs: Map<string, ExportCatalog>
  /** By file and number of the container in it. */
  parts: Map<string, ExportPart>
  goods: number
  offers: number
}

export type Described = { element: XmlElement; file: string }
