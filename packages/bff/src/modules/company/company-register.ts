import { readFile } from 'node:fs/promises'
import { type FoundCompany, foundCompanySchema } from '@isp/contract'
import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod'
import type { CompanyRegister, CompanyRegisterSettings } from './company-register.settings.ts'
import { createDaData } from './dadata-register.ts'

const MAX_FOUND = 10

/** A register in a file; an unreadable file is an empty register. */
const createFileRegister = (
  file: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): CompanyRegister => {
  const read = async (): Promise<FoundCompany[]> =>
    z.array(foundCompanySchema).parse(JSON.parse(await readFile(file, 'utf8')))
  let known: Promise<FoundCompany[]> | undefined
  return {
    find: async (inn) => {
      known ??= read().catch((error: unknown) => {
        known = undefined
        log.warn({ err: error }, 'the register of companies cannot be read')
        return []
      })
      return (await known).filter((company) => company.inn === inn).slice(0, MAX_FOUND)
    },
  }
}

/** DaData if a key is configured; the file otherwise and whenever DaData fails. */
export const openCompanyRegister = (
  settings: CompanyRegisterSettings | undefined,
  log: Pick<FastifyBaseLogger, 'warn'>,
): CompanyRegister => {
  const file = settings?.file ? createFileRegister(settings.file, log) : { find: async () => [] }
  if (!settings?.dadata) return file
  const dadata = createDaData(settings.dadata)
  return {
    find: async (inn) => {
      try {
        return (await dadata.find(inn)).slice(0, MAX_FOUND)
      } catch (error) {
        log.warn({ err: error }, 'DaData did not answer; the file is asked')
        return file.find(inn)
      }
    },
  }
}
