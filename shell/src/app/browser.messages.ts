export const helpLabel = 'Что делать'
