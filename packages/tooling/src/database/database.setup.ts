import { migrate, migrationsFingerprint } from '@isp/bff/migrations'
import { prepareTestTemplate } from '@isp/testing/database'

/** vitest globalSetup: every test database is a copy of one migrated template. */
export const setup = async (): Promise<void> => {
  await prepareTestTemplate(await migrationsFingerprint(), (url) => migrate({ url }))
}
