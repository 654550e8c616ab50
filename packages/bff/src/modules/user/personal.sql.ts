// Reads orders of order.
import type { ChangeSettingsInput, UpdateUserInput, UserSettings } from '@isp/contract'
import { type Database, theRow } from '../../kernel/database.ts'
import { settingsColumn } from './user.sql.ts'

/** Fields not given stay. A person in status NEW who gives a name becomes ACTIVE (§3); no other status changes. */
export const updatePersonalData = async (
  database: Database,
  accountId: number,
  { name, surname, patronymic, phone, mailing }: UpdateUserInput['infoAboutUser'],
): Promise<void> => {
  await database.query({
    name: 'user.update',
    text: `update account
              set first_name = coalesce($2, first_name), last_name = coalesce($3, last_name),
                  patronymic = coalesce($4, patronymic), phone = coalesce($5, phone),
                  mailing = coalesce($6, mailing),
                  status = case when status = 'NEW' and $2::text is not null then 'ACTIVE' else status end
            where id = $1`,
    values: [
      accountId,
      name ?? null,
      surname ?? null,
      patronymic ?? null,
      phone ?? null,
      mailing ?? null,
    ],
  })
}

export const updateTimeZone = async (
  database: Database,
  accountId: number,
  timeZone: string,
): Promise<void> => {
  await database.query({
    name: 'user.time-zone',
    text: 'update account set time_zone = $2 where id = $1',
    values: [accountId, timeZone],
  })
}

/** Merges the given settings into the stored ones. */
export const mergeSettings = async (
  database: Database,
  accountId: number,
  settings: ChangeSettingsInput,
): Promise<UserSettings> => {
  const rows = await database.query<{ settings: UserSettings }>({
    name: 'user.settings',
    text: `update account set settings = settings || $2::jsonb where id = $1
           returning ${settingsColumn} as settings`,
    values: [accountId, JSON.stringify(settings)],
  })
  return theRow(rows).settings
}

export type OwnOrderRow = {
  number: string
  createdAt: Date
  company: string
  contactName: string
  contactPhone: string
  contactEmail: string
  address: string | null
  comment: string | null
}

/**
 * Orders that contain the person's name, phone and comments. Without sums, which are the company's: the person may
 * have left it.
 */
export const selectOwnOrders = (database: Database, accountId: number): Promise<OwnOrderRow[]> =>
  database.query<OwnOrderRow>({
    text: `select number, created_at as "createdAt", company_name as company,
                  contact_name as "contactName", contact_phone as "contactPhone",
                  contact_email as "contactEmail", address, comment
             from orders where account_id = $1 order by id`,
    values: [accountId],
  })

/**
 * Deletes all personal data; the row stays without a name because orders refer to it. Status BLOCKED ends all
 * sessions (by a trigger), and the login becomes free.
 */
export const eraseAccount = async (database: Database, accountId: number): Promise<void> => {
  await database.query({
    text: `update account
              set login = 'deleted-' || uuid || '@deleted.invalid', password_hash = 'deleted', first_name = '',
                  last_name = '', patronymic = '', phone = '', mailing = false, settings = '{}',
                  staff_role = null, status = 'BLOCKED'
            where id = $1`,
    values: [accountId],
  })
}
