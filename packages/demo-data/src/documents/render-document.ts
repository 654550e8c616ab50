import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import type { LeafDocument } from '../catalog/leaf-documents.ts'
import { properties } from '../catalog/properties.ts'
import { propertiesOf } from '../catalog/section-rows.ts'

const require = createRequire(import.meta.url)
const fontFile = (name: string): string => require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)
const propertyNames = new Map(
  properties.map(({ code, name, unit }) => [code, unit ? `${name}, ${unit}` : name]),
)

/** A one-page PDF of a product family in Russian; the same bytes every time. */
export const renderDocument = (document: LeafDocument): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const created = new Date(Date.UTC(2026, 0, 15))
    const pdf = new PDFDocument({
      size: 'A4',
      margin: 56,
      info: {
        Title: `${document.title}: ${document.leaf.name}`,
        CreationDate: created,
        ModDate: created,
      },
    })
    const chunks: Buffer[] = []
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('error', reject)
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf
      .registerFont('regular', fontFile('DejaVuSans'))
      .registerFont('bold', fontFile('DejaVuSans-Bold'))
    pdf.font('bold').fontSize(18).text(document.title)
    pdf.moveDown(0.4).font('regular').fontSize(13).text(document.leaf.name)
    pdf.moveDown(1).fontSize(10).text(document.leaf.about)
    pdf.moveDown(1).font('bold').text('Нормируемые параметры')
    pdf.font('regular').moveDown(0.4)
    for (const code of propertiesOf(document.leaf)) pdf.text(`— ${propertyNames.get(code) ?? code}`)
    pdf
      .moveDown(1)
      .fontSize(9)
      .fillColor('#555555')
      .text(
        'Демонстрационный документ: составлен для учебного каталога и не подтверждает свойства настоящих изделий.',
      )
    pdf.end()
  })
