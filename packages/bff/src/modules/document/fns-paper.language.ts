/** Where it stands in files of ФНС what is read of УПД and УКД. */
export const paths = {
  document: 'Файл/Документ',
  corrected: 'Файл/Документ/СвКСчФ/СчФ',
  line: 'Файл/Документ/ТаблСчФакт/СведТов',
  total: 'Файл/Документ/ТаблСчФакт/ВсегоОпл',
  more: 'Файл/Документ/ТаблКСчФ/ВсегоУвел',
  less: 'Файл/Документ/ТаблКСчФ/ВсегоУм',
} as const
