import { crc32 } from 'node:zlib'

const number = (value: number, bytes: 2 | 4): Buffer => {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntLE(value, 0, bytes)
  return buffer
}

/** A ZIP without compression (APPNOTE 4.3), the container of Office documents. */
export const zipOf = (entries: Readonly<Record<string, string>>): Buffer => {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(entries)) {
    const content = Buffer.from(text)
    const title = Buffer.from(name)
    const common = Buffer.concat([
      ...[number(20, 2), number(0, 2), number(0, 2), number(0, 4), number(crc32(content), 4)],
      ...[
        number(content.length, 4),
        number(content.length, 4),
        number(title.length, 2),
        number(0, 2),
      ],
    ])
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, title, content])
    directory.push(
      Buffer.concat([
        ...[Buffer.from('PK\x01\x02'), number(20, 2), common, number(0, 2), number(0, 2)],
        ...[number(0, 2), number(0, 4), number(offset, 4), title],
      ]),
    )
    locals.push(local)
    offset += local.length
  }
  const list = Buffer.concat(directory)
  const count = number(directory.length, 2)
  const end = [Buffer.from('PK\x05\x06'), number(0, 4), count, count, number(list.length, 4)]
  return Buffer.concat([...locals, list, ...end, number(offset, 4), number(0, 2)])
}

const officeTypes = (main: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/main.xml" ContentType="application/vnd.openxmlformats-officedocument.${main}+xml"/></Types>`

export const xlsx = zipOf({
  '[Content_Types].xml': officeTypes('spreadsheetml.sheet.main'),
  'xl/workbook.xml': '<workbook/>',
})
export const xlsm = zipOf({
  '[Content_Types].xml':
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/main.xml" ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/></Types>',
  'xl/workbook.xml': '<workbook/>',
})
export const zip = zipOf({ 'прайс.txt': 'Сверло' })
export const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n')
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
export const exe = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200, 7)])
export const svg = Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')
export const oldOffice = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)])
/** A PDF of any length. */
export const pdfOf = (bytes: number): Buffer => {
  const content = Buffer.alloc(bytes, ' ')
  pdf.copy(content)
  return content
}
