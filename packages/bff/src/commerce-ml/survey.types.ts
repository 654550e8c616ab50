import type { XmlElement } from './xml-element.ts'

/** A group of goods: the ids of the classifier's tree. */
export type ExportGroup = { id: string; parent: string | null; name: string; sort: number }
/** `id` is empty for those that the export does not name: it has one of them. */
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

/** A catalogue by its id, from all files that hold parts of it. */
export type ExportCatalog = {
  id: string
  name: string
  /** Whose catalogue it is; empty when it does not say. */
  owner: string
  /** There is a catalogue element of it, not packages alone. */
  isDescribed: boolean
  classifierId: string | null
  hasAllGoods: boolean
  hasAllPrices: boolean
  hasAllStock: boolean
  /** All offers, hence all variants of goods. */
  hasAllOffers: boolean
}

/** One catalogue or package element: what its goods or offers belong to. `rank` follows the order of files. */
export type ExportPart = { catalogId: string; rank: number }

/** What the first reading finds: everything but the goods and offers themselves. */
export type Survey = {
  classifiers: Map<string, ExportClassifier>
  properties: Map<string, ExportProperty>
  priceTypes: Map<string, ExportPriceType>
  warehouses: Map<string, ExportWarehouse>
  units: Map<string, string>
  catalogs: Map<string, ExportCatalog>
  /** By file and the number of the container in it. */
  parts: Map<string, ExportPart>
  goods: number
  offers: number
}

export type Described = { element: XmlElement; file: string }
