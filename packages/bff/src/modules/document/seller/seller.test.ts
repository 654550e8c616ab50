import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoSellerFile } from '@isp/demo-data'
import { expect, test } from 'vitest'
import { isClientAccount, isCorrespondentAccount } from './bank-account.ts'
import { openSeller } from './open-seller.ts'
import { type Seller, sellerSchema } from './seller.ts'

const demo = async (): Promise<Seller> =>
  sellerSchema.parse(JSON.parse(await readFile(demoSellerFile, 'utf8')))

test('ключ счёта: ошибка в любой одной цифре счёта или БИК видна', async () => {
  const { bank } = await demo()
  expect(isClientAccount(bank.account, bank.bic)).toBe(true)
  expect(isCorrespondentAccount(bank.correspondentAccount, bank.bic)).toBe(true)
  for (const [at, digit] of [...bank.account].entries()) {
    const wrong =
      bank.account.slice(0, at) + ((Number(digit) + 1) % 10) + bank.account.slice(at + 1)
    expect(isClientAccount(wrong, bank.bic), wrong).toBe(false)
  }
  for (const [at, digit] of [...bank.correspondentAccount].entries()) {
    const { correspondentAccount: right } = bank
    const wrong = right.slice(0, at) + ((Number(digit) + 1) % 10) + right.slice(at + 1)
    expect(isCorrespondentAccount(wrong, bank.bic), wrong).toBe(false)
  }
  expect(isClientAccount('1'.repeat(19), bank.bic)).toBe(false)
})

test('D51: реквизиты, которых быть не может, не дают серверу запуститься', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'seller-'))
  const file = join(folder, 'seller.json')
  const seller = await demo()
  const { bank } = seller
  const wrongs: [string, object][] = [
    ['inn', { ...seller, inn: '0016001001' }],
    ['ogrn', { ...seller, ogrn: '1220001000011' }],
    ['bank.account', { ...seller, bank: { ...bank, account: '40702810800000000001' } }],
    [
      'bank.correspondentAccount',
      { ...seller, bank: { ...bank, correspondentAccount: '30101810000000000902' } },
    ],
    ['stamp', { ...seller, stamp: '../../secret.png' }],
    ['', { ...seller, hidden: true }],
  ]
  for (const [place, wrong] of wrongs) {
    await writeFile(file, JSON.stringify(wrong))
    await expect(openSeller(file), place).rejects.toThrow(place)
  }
  const signatories = seller.signatories.map((person) => ({ ...person, signature: null }))
  await writeFile(file, JSON.stringify({ ...seller, signatories, stamp: 'absent.png' }))
  await expect(openSeller(file)).rejects.toThrow('absent.png')
  await expect(openSeller(join(folder, 'nothing.json'))).rejects.toThrow('SELLER')
})
