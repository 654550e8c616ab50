import { createPrivateKey } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { StartupError } from '../../../kernel/app-error.ts'
import { startupMessages } from '../../../kernel/startup.messages.ts'
import type { DkimSettings, MailSettings } from '../mail.settings.ts'

const isRsaKey = (text: string): boolean => {
  try {
    return createPrivateKey(text).asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}

/** @throws StartupError when the file has no such key: letters would be sent unsigned */
export const readDkim = async ({
  keyFile,
  selector,
}: NonNullable<MailSettings['dkim']>): Promise<DkimSettings> => {
  const privateKey = await readFile(keyFile, 'utf8').catch(() => '')
  if (!isRsaKey(privateKey)) throw new StartupError(startupMessages.dkimKeyWrong(keyFile))
  return { selector, privateKey }
}
