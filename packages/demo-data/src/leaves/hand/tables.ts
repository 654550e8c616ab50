export const steels = ['Сталь CrV', 'Сталь 40Х', 'Сталь CrMo'] as const
export const finishes = ['хром', 'матовый хром', 'фосфатирование'] as const
