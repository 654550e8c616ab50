export const catalogPanelMessages = {
  catalogPanel: 'Разделы каталога',
  sectionsFailed: 'Разделы не загрузились',
  sectionsEmpty: 'В каталоге пока нет разделов',
} as const
