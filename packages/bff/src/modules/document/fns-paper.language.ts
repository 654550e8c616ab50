/** Where it stands in files of ФНС what is read of УПД and УКД. */
export const paths = {
  document: 'Файл/Документ',
  corrected: 'Файл/Документ/СвКСчФ/СчФ',
  line: 'Файл/Документ/ТаблСчФакт/СведТов',
  total: 'Файл/Документ/ТаблСчФакт/ВсегоОпл',
  more: 'Файл/Документ/ТаблКСчФ/ВсегоУвел',
  less: 'Файл/Документ/ТаблКСчФ/ВсегоУм',
} as const

/** Names of the elements of which something is read. */
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

/** Seller and buyer stand in it, each kind of them under a name of its own. */
export const partyElement = 'ИдСв'
