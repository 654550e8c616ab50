import { S3Error, storageFault } from '@isp/bff/content-store'
import { withStore } from '../releases/with-releases.ts'
import { doctorMessages as messages } from './doctor.messages.ts'
import { type Finding, finding } from './finding.ts'

const bad = (found: string, fix: string): Finding => finding(messages.store, found, false, fix)

/** Checks the store of CONTENT_STORE: whether it answers, whose it is, and what its key may do. None without one. */
export const checkContentStore = async (): Promise<Finding[]> => {
  try {
    return await withStore(async (store) => {
      if (!store) return []
      const { storage } = store
      const { place } = storage
      try {
        const fault = await storageFault(storage)
        if (fault !== null) return [bad(fault, messages.storeWrongFix)]
        if ((await storage.probe()) === 'open-to-all') {
          return [bad(messages.storeOpen(place), messages.storeOpenFix)]
        }
        return [finding(messages.store, messages.storeGood(place), true, '')]
      } catch (error) {
        if (!(error instanceof S3Error)) throw error
        const { fault, message } = error
        return fault === 'unavailable'
          ? [bad(messages.storeSilent(place, message), messages.storeSilentFix)]
          : [bad(messages.storeRefuses(place, message), messages.storeRefusesFix)]
      }
    })
  } catch (error) {
    return [bad((error as Error).message, messages.settingsFix)]
  }
}
