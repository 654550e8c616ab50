/** What a file is, by its content; the first extension is the one that a wrongly named file gets. */
export const fileExtensions = {
  pdf: ['pdf'],
  png: ['png'],
  jpg: ['jpg', 'jpeg', 'jfif'],
  webp: ['webp'],
  gif: ['gif'],
  heic: ['heic', 'heif'],
  tif: ['tif', 'tiff'],
  bmp: ['bmp'],
  docx: ['docx'],
  xlsx: ['xlsx'],
  pptx: ['pptx'],
  odt: ['odt'],
  ods: ['ods'],
  doc: ['doc'],
  xls: ['xls'],
  ppt: ['ppt'],
  // drawings that are text inside: their ending is left as it is
  txt: ['txt', 'log', 'dxf', 'step', 'stp', 'igs', 'iges'],
  csv: ['csv'],
  zip: ['zip'],
  rar: ['rar'],
  '7z': ['7z'],
  dwg: ['dwg'],
} as const satisfies Record<string, readonly string[]>

export type FileType = keyof typeof fileExtensions

export const allFileTypes = Object.keys(fileExtensions) as FileType[]

export type FileRules = {
  types: readonly FileType[]
  /** Also people who have not signed in. */
  isForAnybody: boolean
}

/** Pictures and documents of the shop's own pages. */
export const assetTypes: readonly FileType[] = [
  'pdf',
  'png',
  'jpg',
  'webp',
  'gif',
  'docx',
  'xlsx',
  'zip',
]
