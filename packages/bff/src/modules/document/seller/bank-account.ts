const WEIGHTS = [7, 1, 3]

/**
 * Control digit of a Russian bank account (Bank of Russia, order of 8.9.1997 No. 515): the weighted sum must end in
 * zero.
 */
const isKeyRight = (prefix: string, account: string): boolean =>
  [...(prefix + account)].reduce(
    (sum, digit, at) => sum + ((Number(digit) * (WEIGHTS[at % 3] ?? 0)) % 10),
    0,
  ) %
    10 ===
  0

const isAccount = (text: string): boolean => /^\d{20}$/.test(text)

/** A client's account: computed with the last three digits of the bank's БИК. */
export const isClientAccount = (account: string, bic: string): boolean =>
  isAccount(account) && isKeyRight(bic.slice(-3), account)

/**
 * The bank's correspondent account: ends like its БИК; computed with a zero and the fifth and sixth digit of the
 * БИК.
 */
export const isCorrespondentAccount = (account: string, bic: string): boolean =>
  isAccount(account) &&
  account.endsWith(bic.slice(-3)) &&
  isKeyRight(`0${bic.slice(4, 6)}`, account)
