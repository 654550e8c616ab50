export const staffTicketMessages = { title: 'Обращение', back: 'Все обращения' } as const
