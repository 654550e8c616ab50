export const settingsMessages = {
  badPort: (name: string, value: string) =>
    `Переменная ${name} должна быть номером порта от 1 до 65535, а в ней «${value}».`,
  samePorts: (port: number) =>
    `PORT и BFF_PORT совпадают (${port}): задайте разные номера, например PORT=3000 BFF_PORT=4000.`,
  badMode: (value: string) =>
    `Переменная SHOP_MODE бывает demo или production, а в ней «${value}».`,
  badCount: (value: string) =>
    `Переменная DEMO_PRODUCTS должна быть целым числом от 0 до 1000000, а в ней «${value}».`,
  badDatabaseUrl:
    'Переменная DATABASE_URL должна выглядеть как postgres://пользователь:пароль@узел:5432/база.',
  badOrigin: (value: string) =>
    `Переменная SHOP_ORIGIN должна быть адресом вида https://shop.example.com, а в ней «${value}».`,
  badHost: (value: string) =>
    `Переменная HOST должна быть адресом или именем узла (например 127.0.0.1 или 0.0.0.0), а в ней «${value}».`,
} as const
