import type { CompanyAddress, CompanyAddressInput } from '@isp/contract'
import type { Database } from '../../kernel/database.ts'

export const selectCompanyAddresses = (
  database: Database,
  companyId: number,
): Promise<CompanyAddress[]> =>
  database.query<CompanyAddress>({
    name: 'address.list',
    text: 'select id, name, address from company_address where company_id = $1 order by id',
    values: [companyId],
  })

/** Null: the company has the largest permitted number of addresses. */
export const insertCompanyAddress = async (
  database: Database,
  companyId: number,
  { name, address }: CompanyAddressInput,
  max: number,
): Promise<CompanyAddress | null> => {
  const rows = await database.query<CompanyAddress>({
    name: 'address.insert',
    text: `insert into company_address (company_id, name, address)
           select $1, $2, $3 where (select count(*) from company_address where company_id = $1) < $4
           returning id, name, address`,
    values: [companyId, name, address, max],
  })
  return rows[0] ?? null
}

/** Null: the company has no such address. */
export const updateCompanyAddress = async (
  database: Database,
  companyId: number,
  id: number,
  { name, address }: CompanyAddressInput,
): Promise<CompanyAddress | null> => {
  const rows = await database.query<CompanyAddress>({
    name: 'address.update',
    // fault: address-of-another-changed
    text: `update company_address set name = $3, address = $4 where company_id = $1 and id = $2
           returning id, name, address`,
    values: [companyId, id, name, address],
  })
  return rows[0] ?? null
}

export const deleteCompanyAddress = async (
  database: Database,
  companyId: number,
  id: number,
): Promise<boolean> => {
  const rows = await database.query({
    name: 'address.delete',
    text: 'delete from company_address where company_id = $1 and id = $2 returning id',
    values: [companyId, id],
  })
  return rows.length > 0
}
