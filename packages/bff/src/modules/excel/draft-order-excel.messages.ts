export const draftOrderExcelMessages = {
  draftSheet: 'Черновик',
  draftFile: (name: string) => `Черновик ${name}.xlsx`,
  orderSheet: 'Заказ',
  orderFile: (number: string) => `Заказ ${number}.xlsx`,
  shipped: 'Отгружено',
  note: 'Примечание',
  cancelled: 'Отменено',
} as const
