/** Paths of the elements that are read in УПД and УКД files of the ФНС format. */
export const paths = {
  document: 'Файл/Документ',
  corrected: 'Файл/Документ/СвКСчФ/СчФ',
  line: 'Файл/Документ/ТаблСчФакт/СведТов',
  total: 'Файл/Документ/ТаблСчФакт/ВсегоОпл',
  more: 'Файл/Документ/ТаблКСчФ/ВсегоУвел',
  less: 'Файл/Документ/ТаблКСчФ/ВсегоУм',
} as const

/** Elements of which something is read. */
export const readNames = [
  'Документ',
  'СвСчФакт',
  'СвКСчФ',
  'ИспрДок',
  'ИспрСчФ',
  'ИспрКСчФ',
  'СчФ',
  'СведТов',
  'ВсегоОпл',
  'ВсегоУвел',
  'ВсегоУм',
  'СумНал',
  'СумНДС',
] as const

/** Contains the seller's or buyer's identity, in an element named by its kind (company, entrepreneur, foreign). */
export const partyElement = 'ИдСв'
