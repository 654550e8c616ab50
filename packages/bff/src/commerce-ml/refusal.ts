/** A place in an export: the file relative to the folder, the line (from 1) and the element. */
export type Place = { file: string; line: number; element?: string }

/** An export that cannot be loaded. `reason` is a sentence for the person who made it; nothing is loaded. */
export class ExportRefusal extends Error {
  readonly reason: string
  readonly place: Place | null

  constructor(reason: string, place: Place | null, options: { cause?: unknown } = {}) {
    super(place ? `${formatPlace(place)}: ${reason}` : reason, options)
    this.name = 'ExportRefusal'
    this.reason = reason
    this.place = place
  }
}

/** `offers0_1.xml:42 <Цена>` */
export const formatPlace = ({ file, line, element }: Place): string =>
  `${file}:${line}${element ? ` <${element}>` : ''}`
