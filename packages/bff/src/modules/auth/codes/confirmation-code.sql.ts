import { type Database, theRow } from '../../../kernel/database.ts'

/** Keyed hashes of an address and a browser. */
export type CodeOwner = { subject: Buffer; client: Buffer }

/** A lock until the end of the transaction. False: another request holds it; waiting would occupy a connection. */
export const lockSubject = async (database: Database, subject: Buffer): Promise<boolean> => {
  const rows = await database.query<{ isOurs: boolean }>({
    name: 'code.lock',
    text: `select pg_try_advisory_xact_lock(hashtextextended(encode($1, 'hex'), 0)) as "isOurs"`,
    values: [subject],
  })
  return theRow(rows).isOurs
}

export type CodeLimits = { pauseSeconds: number; perHour: number; perDay: number }

/** Seconds until another code may be sent to this address, from whichever browser; 0: now. */
export const readWait = async (
  database: Database,
  subject: Buffer,
  { pauseSeconds, perHour, perDay }: CodeLimits,
): Promise<number> => {
  const rows = await database.query<{ seconds: number }>({
    name: 'code.wait',
    text: `with recent as (
             select created_at, attempts > 0 and validated_at is null as is_failed,
                    row_number() over (order by id desc) as place
               from confirmation_code where subject = $1 and created_at > clock_timestamp() - interval '1 day'
           )
           select ceil(greatest(0, coalesce(max(extract(epoch from created_at - clock_timestamp()) + case
                    when place = $4 then 86400 when place = $3 then 3600 when place = 1 and not is_failed then $2
                    else 0 end), 0)))::integer as seconds
             from recent where place in (1, $3, $4)`,
    values: [subject, pauseSeconds, perHour, perDay],
  })
  return theRow(rows).seconds
}

/** Stores a new code instead of the browser's earlier ones; deletes codes older than two days. */
export const insertCode = async (
  database: Database,
  { subject, client, hash, minutes }: CodeOwner & { hash: Buffer; minutes: number },
): Promise<number> => {
  const rows = await database.query<{ id: number }>({
    name: 'code.insert',
    text: `with old as (delete from confirmation_code where created_at < now() - interval '2 days')
           insert into confirmation_code (subject, client, hash, expires_at)
           values ($1, $2, $3, clock_timestamp() + $4 * interval '1 minute') returning id`,
    values: [subject, client, hash, minutes],
  })
  return theRow(rows).id
}

/**
 * Compares a code with the last one of this address and browser and counts the attempt (D7). The update locks the
 * row, so parallel attempts are counted one by one and only one of them succeeds. Undefined: there is no valid
 * code.
 */
export const tryCode = async (
  database: Database,
  { subject, client, hash, attempts }: CodeOwner & { hash: Buffer; attempts: number },
): Promise<{ isRight: boolean } | undefined> => {
  const rows = await database.query<{ isRight: boolean }>({
    name: 'code.try',
    text: `update confirmation_code set attempts = attempts + 1,
                  validated_at = case when hash = $3 then clock_timestamp() end
            where id = (select max(id) from confirmation_code where subject = $1 and client = $2)
              and validated_at is null and expires_at > clock_timestamp() and attempts < $4
            returning hash = $3 as "isRight"`,
    values: [subject, client, hash, attempts],
  })
  return rows[0]
}

const CONFIRMED = `subject = $1 and client = $2 and used_at is null
                   and validated_at > clock_timestamp() - $3 * interval '1 minute'`

export const hasConfirmed = async (
  database: Database,
  { subject, client, minutes }: CodeOwner & { minutes: number },
): Promise<boolean> => {
  const rows = await database.query<{ isConfirmed: boolean }>({
    name: 'code.confirmed',
    text: `select exists (select 1 from confirmation_code where ${CONFIRMED}) as "isConfirmed"`,
    values: [subject, client, minutes],
  })
  return theRow(rows).isConfirmed
}

/** Single use: of two parallel calls the second gets false. */
export const useConfirmed = async (
  database: Database,
  { subject, client, minutes }: CodeOwner & { minutes: number },
): Promise<boolean> => {
  const rows = await database.query<{ id: number }>({
    name: 'code.use',
    text: `update confirmation_code set used_at = clock_timestamp() where ${CONFIRMED} returning id`,
    values: [subject, client, minutes],
  })
  return rows.length > 0
}
