import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { StartupError } from '../../../kernel/app-error.ts'
import { documentMessages as messages } from '../document.messages.ts'
import { type Seller, sellerSchema } from './seller.ts'

/** PNG pictures by the file names used in the seller's configuration. */
export type SellerPictures = Readonly<Record<string, Uint8Array>>

export type OpenedSeller = { seller: Seller; pictures: SellerPictures }

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

const readSeller = async (file: string): Promise<Seller> => {
  const parsed = sellerSchema.safeParse(JSON.parse(await readFile(file, 'utf8')))
  if (parsed.success) return parsed.data
  const places = parsed.error.issues.map(({ path }) => path.join('.'))
  throw new Error(messages.wrongSeller([...new Set(places)].join(', ')))
}

/**
 * @throws StartupError when the file is unreadable or has impossible account numbers: rather no server than wrong
 * invoices
 */
export const openSeller = async (file: string): Promise<OpenedSeller> => {
  try {
    const seller = await readSeller(file)
    const names = [seller.stamp, ...seller.signatories.map(({ signature }) => signature)]
    const pictures = await Promise.all(
      names
        .filter((name) => name !== null)
        .map(
          async (name): Promise<[string, Uint8Array]> => [
            name,
            await readFile(resolve(dirname(file), name)),
          ],
        ),
    )
    return { seller, pictures: Object.fromEntries(pictures) }
  } catch (error) {
    throw new StartupError(messages.sellerUnreadable(file, reasonOf(error)))
  }
}
