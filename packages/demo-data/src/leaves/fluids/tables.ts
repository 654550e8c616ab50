export const papers = ['certificate', 'passport'] as const
