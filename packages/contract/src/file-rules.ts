/** File types, detected by content; a file with a wrong extension gets the first one listed. */
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
  // drawings in text formats: their extension is kept
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
  /** Whether visitors without an account may upload too. */
  isForAnybody: boolean
}

/** Pictures and documents used on pages of the shop. */
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
